import type { CSSProperties } from 'react'
import { colour, px } from '@engine'

/** Font size (px) and colour as the panels write them, parsed; what is wrong leaves the style sheet's own. */
export function textStyle(fontSize: unknown, color?: unknown): CSSProperties {
  const size = px(fontSize)
  return { fontSize: size === undefined || size < 0 ? undefined : size, color: colour(color) }
}

/** `linear-gradient(to right, …)` of two colours; one of them alone when the other is none. */
export function gradient(from: unknown, to: unknown): string | undefined {
  const [start, end] = [colour(from), colour(to)]
  const first = start ?? end
  return first === undefined ? undefined : `linear-gradient(to right, ${first}, ${end ?? first})`
}

/** Text from page JSON: whatever is no string is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
