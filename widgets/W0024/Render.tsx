import { oneOf, px, type WidgetProps } from '@engine'
import type { W0024Props } from '@schemas/generated/types'
import { textOf, textStyle } from '../shared/text-style'
import css from './Render.module.css'

/** 段落文本: one paragraph per line. It grows with its text; its height is the least (rule widgets-1). */
export function Paragraphs({ props, style: box }: WidgetProps<W0024Props>) {
  const indent = px(props.textIndent)
  const style = {
    ...textStyle(props.fontSize, props.color),
    textAlign: oneOf(props.textAlign, ['left', 'center', 'right', 'justify']),
    fontWeight: oneOf(props.fontWeight, ['normal', 'bold']),
    lineHeight: px(props.lineHeight),
    textIndent: indent === undefined ? undefined : `${indent}em`,
    rowGap: px(props.paragraphGap),
    minHeight: px(box.height),
  }
  return (
    <div className={css.text} style={style}>
      {paragraphsOf(textOf(props.text)).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

/** One paragraph per line; blank lines are ignored. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
