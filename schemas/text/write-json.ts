import type { KeyOrder } from '../key-order'

/** A key order; `entry` returns the order inside each value of a `Map`. */
export interface WriteOrder extends KeyOrder {
  keys?: Record<string, WriteOrder | null>
  entry?: (value: unknown) => WriteOrder | null
  /** Cached texts of a `Map`'s values, always at the same indent; updated here. */
  kept?: WeakMap<object, string>
}

/**
 * JSON with two-space indent. Keys follow the given order, unknown ones after them, sorted; a `Map` is written as an
 * object in its own order, which objects cannot keep for keys like `123`. `undefined` counts as absent.
 */
export function writeJson(value: unknown, order?: WriteOrder | KeyOrder | null, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item, index) => writeJson(item, orderOfItem(order, index), inner))
    return enclose('[', items, ']', indent)
  }
  const members: string[] = []
  const add = (key: string, text: string) => void members.push(`${JSON.stringify(key)}: ${text}`)
  if (value instanceof Map) {
    for (const [key, member] of value)
      if (member !== undefined) add(String(key), writeEntry(member, order ?? {}, inner))
  } else {
    for (const key of orderedKeys(value, order?.keys)) {
      const member: unknown = Reflect.get(value, key)
      if (member !== undefined) add(key, writeJson(member, order?.keys?.[key], inner))
    }
  }
  return enclose('{', members, '}', indent)
}

function writeEntry(value: unknown, { entry, kept }: WriteOrder, indent: string): string {
  const known = typeof value === 'object' && value !== null ? kept?.get(value) : undefined
  if (known !== undefined) return known
  const text = writeJson(value, entry?.(value), indent)
  if (kept && typeof value === 'object' && value !== null) kept.set(value, whole(text))
  return text
}

/** V8 stores a concatenated string as its parts, several times its size, until it is read. */
function whole(text: string): string {
  text.charCodeAt(text.length - 1)
  return text
}

function enclose(opening: string, members: string[], closing: string, indent: string): string {
  if (members.length === 0) return opening + closing
  const inner = `\n${indent}  `
  return `${opening}${inner}${members.join(`,${inner}`)}\n${indent}${closing}`
}

function orderOfItem(
  order: WriteOrder | KeyOrder | null | undefined,
  index: number,
): KeyOrder | null | undefined {
  return Array.isArray(order?.items) ? order.items[index] : order?.items
}

function orderedKeys(value: object, known: Record<string, unknown> = {}): string[] {
  const present = Object.keys(value)
  const ordered = Object.keys(known).filter((key) => Object.hasOwn(value, key))
  if (ordered.length === present.length) return ordered
  const others = present.filter((key) => !Object.hasOwn(known, key)).toSorted()
  return [...ordered, ...others]
}
