import { isMemberPicture, leadsToApi } from '@schemas/api-address'
import type { LinkedColour } from '@schemas/linked-colours'

/**
 * Typed parsers between page JSON and CSS or URL positions; every value from a page goes through them. Each returns
 * `undefined` for a value it does not fully recognise.
 */

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const RGB = /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:0|1|0?\.\d{1,4}|1\.0{1,4})\s*)?\)$/i
// oxlint-disable-next-line no-control-regex -- control characters are what is being refused
const UNPRINTABLE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/
const LIMIT_PX = 100_000

/** What linked colours are drawn with: the page's own tokens, readable as texts and below white ones (rule theme-3). */
const LINKED = new Map<unknown, string>([
  ['theme.primary', 'var(--action)'],
  ['theme.price', 'var(--price)'],
] satisfies [LinkedColour, string][])

/** A CSS colour: that of a linked colour, or a plain one. */
export const colour = (value: unknown): string | undefined => LINKED.get(value) ?? plainColour(value)

/** Hex with 3, 4, 6 or 8 digits, `rgb()`, `rgba()` with commas, or `transparent`. */
export function plainColour(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return HEX.test(value) || RGB.test(value) || value === 'transparent' ? value : undefined
}

/** True if a colour paints nothing, so that no declaration is needed. */
export function isClear(value: unknown): boolean {
  const parsed = colour(value)
  if (parsed === undefined || parsed === 'transparent') return true
  return (parsed.length === 9 && parsed.endsWith('00')) || (parsed.length === 5 && parsed.endsWith('0'))
}

/** A length in px, limited to ±100,000. */
export function px(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return Math.max(-LIMIT_PX, Math.min(LIMIT_PX, value))
}

/** An integer for `z-index`, within ±1,000,000. */
export function zIndex(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return Math.max(-1_000_000, Math.min(1_000_000, Math.trunc(value)))
}

/** A fraction from 0 to 1, for opacity and hot zones. */
export function fraction(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return Math.max(0, Math.min(1, value))
}

/** `value` if it is one of `allowed`, else `undefined`. */
export function oneOf<const T extends string | number>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((option) => option === value)
}

/**
 * The address of a picture or video: a path of this site outside its API, a member's private picture, or http(s). Never
 * `data:`, never protocol-relative.
 */
export function mediaUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return isMemberPicture(value) ? value : safeUrl(value)
}

/** A `url("…")` for `background-image`, quotes and brackets percent-encoded. */
export function cssUrl(value: unknown): string | undefined {
  const url = mediaUrl(value)
  if (url === undefined) return undefined
  const encoded = url.replace(
    /["'()<>\n\r\f;{}]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  return `url("${encoded}")`
}

/** `raw` if it is a path of this site outside its API or an absolute http(s) address, else `undefined`. */
export function safeUrl(raw: string): string | undefined {
  const url = raw.trim()
  if (url === '' || UNPRINTABLE.test(url) || leadsToApi(url)) return undefined
  if (url.startsWith('/')) return url.startsWith('//') ? undefined : url
  if (!/^https?:\/\/[^/?#]/i.test(url) || !URL.canParse(url)) return undefined
  return url
}
