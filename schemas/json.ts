import type { Json } from './page'

/** Whether two JSON values are equal regardless of key order. Shared parts are not compared. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (isList(a)) {
    return isList(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** An object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Property names and list indexes from a value to one inside it. */
export type JsonPath = readonly (string | number)[]

/** The value at a path, or `undefined`; inherited properties do not count. */
export function valueIn(root: unknown, path: JsonPath): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

/** A copy with one value set; containers on the path are copied or created; `undefined` removes the value. */
export function withValue(root: Json | undefined, path: JsonPath, value: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return value ?? null
  const copy = copyFor(root, key)
  if (rest.length === 0 && value === undefined) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, withValue(Reflect.get(copy, key) as Json | undefined, rest, value))
  return copy
}

function copyFor(root: Json | undefined, key: string | number): Record<string, Json> | Json[] {
  if (typeof key === 'number') return Array.isArray(root) ? [...root] : []
  return isRecord(root) ? { ...root } : {}
}

/** A value that matches a pattern, with its path. */
export interface Match {
  value: Json
  path: readonly string[]
}

/** Its path with list indexes as numbers. */
export const indexed = (path: readonly string[]): (string | number)[] =>
  path.map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** The values at a pattern such as `['props', 'data', '*', 'goods_id']`, in which `*` is each item of a list. */
export function* matchesOf(root: Json | undefined, pattern: readonly string[]): Generator<Match> {
  if (root !== undefined) yield* matchesBelow(root, pattern, [])
}

function* matchesBelow(value: Json, pattern: readonly string[], path: readonly string[]): Generator<Match> {
  const step = pattern[path.length]
  if (step === undefined) yield { value, path }
  else if (typeof value === 'object' && value !== null) {
    const keys = step === '*' && Array.isArray(value) ? Object.keys(value) : [step]
    for (const key of keys) {
      const inner = Object.hasOwn(value, key) ? (Reflect.get(value, key) as Json | undefined) : undefined
      if (inner !== undefined) yield* matchesBelow(inner, pattern, [...path, key])
    }
  }
}
