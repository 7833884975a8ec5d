import type { CSSProperties } from 'react'
import { colour, oneOf, px } from '@engine'
import type { W0002Props } from '@schemas/generated/types'

/** px; smaller texts are raised on phones: `SMALLEST_TEXT` of the engine, which costs shoppers a chunk's export. */
const LEGIBLE = 12

/**
 * Parsed font size (px) and colour; invalid values leave the style sheet's own. On phones none is smaller than
 * `--least-text` of the page.
 */
export function textStyle(fontSize: unknown, color?: unknown): CSSProperties {
  const size = px(fontSize)
  return { fontSize: size === undefined || size < 0 ? undefined : legible(size), color: colour(color) }
}

const legible = (size: number) => (size < LEGIBLE ? `max(var(--least-text),${size}px)` : size)

/** `linear-gradient(to right, …)` of two colours; if one is invalid, of the other alone. */
export function gradient(from: unknown, to: unknown): string | undefined {
  const start = colour(from)
  const end = colour(to)
  const first = start ?? end
  return first === undefined ? undefined : `linear-gradient(to right, ${first}, ${end ?? first})`
}

type Band = Pick<
  W0002Props,
  | 'titleAlign'
  | 'titleBackground'
  | 'wgtBackgroundColor1'
  | 'wgtBackgroundColor2'
  | 'wgtTitleFontSize'
  | 'wgtTitleColor'
>

/** The head of a section that operators may draw on a band: without one it begins where its list does. */
export function bandLook(props: Band) {
  const titleStyle = textStyle(props.wgtTitleFontSize, props.wgtTitleColor)
  const { wgtBackgroundColor1: from, wgtBackgroundColor2: to } = props
  const style: CSSProperties = props.titleBackground
    ? { backgroundImage: gradient(from, to), color: titleStyle.color }
    : { '--inset': 0 }
  return { align: oneOf(props.titleAlign, ['left', 'center', 'right']) ?? 'center', titleStyle, style }
}

/** Text from page JSON; '' if it is not a string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
