import type { Schema } from '@schemas/dialect/schema'
import type { Files } from '../generate/output'

/**
 * The minimal widget: a titled text with a link, one limit with its message.
 * @param name of the type of its props
 */
export function schemaOf(type: string, title: string, name = type): Schema {
  return {
    $schema: '../generated/dialect.schema.json',
    $id: `widgets/${type}`,
    'x-name': name,
    title,
    'x-version': 1,
    'x-nav': ['nav2', 'nav2-1'],
    'x-platforms': ['pc', 'h5'],
    'x-ui': { group: '基础' },
    type: 'object',
    additionalProperties: false,
    properties: {
      props: {
        title: '属性',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: {
            title: '文本',
            type: 'string',
            default: title,
            maxLength: 40,
            'x-messages': { maxLength: '文本最多40个字' },
          },
          pathData: { $ref: 'common/link', title: '链接', default: {} },
        },
      },
      style: { $ref: 'common/box-style', title: '组件样式', 'x-narrow': { height: { default: 40 } } },
    },
  }
}

/** The widget's folder, with the file names common to all widgets. */
export function widgetFiles(type: string, title: string): Files {
  const folder = `widgets/${type}`
  return {
    [`schemas/widgets/${type}.schema.json`]: `${JSON.stringify(schemaOf(type, title), null, 2)}\n`,
    [`${folder}/index.ts`]: `import { defineWidget } from '@engine'
import type { ${type}Props } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<${type}Props>({ type: '${type}', Render })
`,
    [`${folder}/Render.tsx`]: `import { Anchor, type WidgetProps } from '@engine'
import type { ${type}Props } from '@schemas/generated/types'
import css from './Render.module.css'

/** ${title} */
export function Render({ props }: WidgetProps<${type}Props>) {
  return (
    <Anchor link={props.pathData} className={css.text}>
      {props.text}
    </Anchor>
  )
}
`,
    [`${folder}/Render.module.css`]: `.text {
  display: block;
  overflow: hidden;
  width: 100%;
  height: 100%;
  color: var(--text);
  font-size: var(--font-sm);
  line-height: 1.4;
  overflow-wrap: anywhere;
}
.text:focus-visible {
  outline: 2px solid var(--theme);
  outline-offset: -2px;
}
`,
  }
}
