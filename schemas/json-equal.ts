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
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
