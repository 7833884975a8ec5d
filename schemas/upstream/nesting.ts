import type { Json } from '../page'

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
