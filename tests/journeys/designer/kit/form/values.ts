import type { Path } from '@engine/page/patch'
import type { Json } from '@schemas/page'
import type { Schema } from '@schemas/dialect/schema'

/** Another number that the schema allows; a smaller one if possible, since a page has many widths. */
export function otherNumber({ minimum = -Infinity, maximum = Infinity, type }: Schema, now: unknown): number {
  const from = typeof now === 'number' ? now : Number.isFinite(minimum) ? minimum : 0
  const steps = type === 'number' && maximum <= 1 ? [-0.25, 0.25] : [from > 3 ? -3 : 3, 3, 1, -1]
  const found = steps.map((by) => from + by).find((value) => value >= minimum && value <= maximum)
  if (found === undefined)
    throw new Error(`Expected a number beside ${from} between ${minimum} and ${maximum}, found none.`)
  return found
}

/** Paths at which two values differ, the deepest ones; lists of different lengths differ as a whole. */
export function differences(a: unknown, b: unknown, path: Path = []): Path[] {
  if (a === b) return []
  const isPlain = (value: unknown): value is Record<string, Json> =>
    typeof value === 'object' && value !== null
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return [path]
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return [path]
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names.flatMap((name) =>
    differences(a[name], b[name], [...path, Array.isArray(a) ? Number(name) : name]),
  )
}
