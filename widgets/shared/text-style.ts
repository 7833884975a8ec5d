import type { CSSProperties } from 'react'
import { colour, px } from '@engine'

/** Parsed font size (px) and colour; invalid values leave the style sheet's own. */
export function textStyle(fontSize: unknown, color?: unknown): CSSProperties {
  const size = px(fontSize)
  return { fontSize: size === undefined || size < 0 ? undefined : size, color: colour(color) }
}

/** `linear-gradient(to right, …)` of two colours; if one is invalid, of the other alone. */
export function gradient(from: unknown, to: unknown): string | undefined {
  const [start, end] = [colour(from), colour(to)]
  const first = start ?? end
  return first === undefined ? undefined : `linear-gradient(to right, ${first}, ${end ?? first})`
}

/** Text from page JSON; '' if it is not a string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
