import { resolveEndpoints, type ApiGroups } from '@schemas/api/endpoint'
import type { Schema } from '@schemas/dialect/schema'
import type { Files } from '../generate/output'

/** A section of the shop's own page, as it is asked for on the command line. */
export interface NewSection {
  /** `opening-hours`: name of schema and folder. */
  type: string
  title: string
  /** Address of its page. */
  path: string
  /** Folder of storefront/features. */
  context: string
  /** Path of a GET of the shop's API, `/distributor/list`, whose answer it is drawn from; absent: of none. */
  ask?: string
}

const propsOf = (type: string) =>
  `${type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Section`

/** A section without properties that is as high as its content. */
export function sectionSchema({ type, title, path }: NewSection): Schema {
  return {
    $schema: '../generated/dialect.schema.json',
    $id: `sections/${type}`,
    'x-name': propsOf(type),
    title,
    description: '商城自带页面的固定区块，不能删除；上下可以放置组件',
    'x-version': 1,
    'x-nav': [],
    'x-platforms': ['pc', 'h5'],
    'x-ui': { fixed: true, path },
    type: 'object',
    additionalProperties: false,
    properties: {
      props: { title: '属性', type: 'object', additionalProperties: false, properties: {} },
      style: { $ref: 'common/box-style', title: '组件样式', 'x-narrow': { height: { default: 600 } } },
    },
  }
}

/** Schema and folder, with the file names common to all sections. */
export function sectionFiles(section: NewSection): Files {
  const { type, context } = section
  const name = propsOf(type)
  const folder = `storefront/features/${context}/sections/${type}`
  return {
    [`schemas/sections/${type}.schema.json`]: `${JSON.stringify(sectionSchema(section), null, 2)}\n`,
    [`${folder}/index.ts`]: `import { defineWidget } from '@engine'
import type { ${name}Props } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<${name}Props>({ type: '${type}', Render, autoHeight: true })
`,
    [`${folder}/data.ts`]: dataOf(section),
    [`${folder}/Render.tsx`]: rendererOf(section),
  }
}

/** What an empty section and one with an answer have in common. */
const pageOf = (title: string) => `    <div className="page-column">
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: '${title}' }]} />
    </div>`

const dataOf = ({ ask }: NewSection) =>
  ask === undefined
    ? `import { defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({}) })
`
    : `import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({ answer: ask('GET ${ask}', {}) }) })
`

const rendererOf = ({ title, ask }: NewSection) =>
  ask === undefined
    ? `import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '@storefront/shell/texts/frame'

/** ${title} */
export function Render() {
  return (
${pageOf(title)}
  )
}
`
    : `import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { texts } from '@storefront/shell/texts/frame'
import type data from './data'

/** ${title} */
export function Render() {
  const { answer } = useAnswers<typeof data>()
  if (!answer?.data) return <AskFailed error={answer?.error} />
  return (
${pageOf(title)}
  )
}
`

/** Paths of the GETs that any page may ask: for visitors, and with nothing that they need to know. */
export const askable = (groups: ApiGroups): string[] =>
  [...resolveEndpoints(groups).values()]
    .filter(({ method, auth, params, query, effects, file }) => {
      const isFree = method === 'GET' && auth === 'anyone' && !effects && file === undefined
      return isFree && params === undefined && (query.required ?? []).length === 0
    })
    .map(({ path }) => path)
