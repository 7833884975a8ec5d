import type { ReactNode } from 'react'
import { colour, oneOf, px, type WidgetProps } from '@engine'
import type { W0024Props } from '@schemas/generated/types'
import { type Line, markedLines } from '@schemas/marked-text'
import { textOf, textStyle } from '../shared/text-style'
import css from './Render.module.css'

/** 段落文本: one paragraph or entry per line, with marks (rule widgets-10). It grows with its text; its height is the least (rule widgets-1). */
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
      {blocksOf(markedLines(textOf(props.text)))}
    </div>
  )
}

/** A paragraph per line, and one list of entries that follow each other. */
function blocksOf(lines: readonly Line[]): ReactNode[] {
  const blocks: ReactNode[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const first = at
    while (lines[at]?.isEntry && lines[at + 1]?.isEntry) at += 1
    const line = lines[at]
    if (!line) break
    blocks.push(
      line.isEntry ? (
        <ul key={first}>
          {lines.slice(first, at + 1).map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries have no identity but their place
            <li key={index}>{drawn(entry)}</li>
          ))}
        </ul>
      ) : (
        <p key={first}>{drawn(line)}</p>
      ),
    )
  }
  return blocks
}

const drawn = ({ runs }: Line): ReactNode[] =>
  runs.map(({ text, bold, colour: ink }, index) => {
    const style = ink === undefined ? undefined : { color: colour(ink) }
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity but their place
    if (bold)
      return (
        <b key={index} style={style}>
          {text}
        </b>
      )
    // oxlint-disable-next-line react/no-array-index-key -- the same
    return style ? (
      <span key={index} style={style}>
        {text}
      </span>
    ) : (
      text
    )
  })
