/** Upstream numbers, switches and prices, which are often texts. Pure; `undefined` if not convertible. */
import type { Json } from '../page'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:px)?$/i

/** `"38"`, `" 12.5 "`, `"20px"` → a number. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return NUMBER.test(text) ? Number.parseFloat(text) : undefined
}

/** `"true"`, `"1"`, `1` → true and their opposites → false. */
export function toBoolean(value: unknown): boolean | undefined {
  if (value === 1 || value === '1' || value === 'true') return true
  if (value === 0 || value === '0' || value === 'false') return false
  return undefined
}

/**
 * A price in integer cents. Whole numbers are cents; a fraction means yuan, and in a placeholder entry (`isYuan`) whole
 * numbers are yuan too. Rounds half up (rule import-4).
 */
export function toCents(value: unknown, isYuan: boolean): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const parts = /^([+-]?)[¥￥]?(\d+)(?:\.(\d*))?$/.exec(text)
  if (!parts) return undefined
  const [, sign, whole = '', fraction] = parts
  const inYuan = isYuan || /[¥￥]/.test(text) || /[1-9]/.test(fraction ?? '') || fraction?.length === 2
  if (!inYuan) return Number(`${sign}${whole}`)
  // Digits instead of floats: 1.005 × 100 is 100.49999….
  const digits = `${whole}${(fraction ?? '').padEnd(3, '0').slice(0, 3)}`
  const cents = Math.floor((Number(digits) + 5) / 10)
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** Lists that upstream wraps in another list, as if the style could choose among several (rule import-4). */
const NESTED: Readonly<Record<string, string>> = { W0016: 'data' }

/** The value as upstream nests it. */
export function nested(type: string, key: string, value: Json): Json {
  return NESTED[type] === key && Array.isArray(value) && value.length > 0 ? [value] : value
}

/** The value as the page stores it; itself if nothing is nested. */
export function unnested(type: string, key: string, value: Json): Json {
  if (NESTED[type] !== key || !Array.isArray(value) || value.length === 0) return value
  return value.every((item) => Array.isArray(item)) ? value.flat() : value
}
