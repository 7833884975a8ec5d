import type { KeyOrder } from '../key-order'

/** An order of keys; `entry` gives the order inside each value of a `Map`. */
export interface WriteOrder extends KeyOrder {
  keys?: Record<string, WriteOrder | null>
  entry?: (value: unknown) => WriteOrder | null
}

/**
 * JSON with two-space indent. Keys of an object stand in the given order, those it does not know after them,
 * sorted; a `Map` is written as an object in the map's own order, which objects cannot keep for keys like `123`.
 * `undefined` counts as absent.
 */
export function writeJson(value: unknown, order?: WriteOrder | KeyOrder | null, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item, index) => writeJson(item, orderOfItem(order, index), inner))
    return enclose('[', items, ']', indent)
  }
  const members: string[] = []
  const write = (key: string, member: unknown, memberOrder: WriteOrder | KeyOrder | null | undefined) => {
    if (member !== undefined) members.push(`${JSON.stringify(key)}: ${writeJson(member, memberOrder, inner)}`)
  }
  if (value instanceof Map) {
    const entry = order && 'entry' in order ? order.entry : undefined
    for (const [key, member] of value) write(String(key), member, entry?.(member))
  } else {
    for (const key of orderedKeys(value, order?.keys)) write(key, Reflect.get(value, key), order?.keys?.[key])
  }
  return enclose('{', members, '}', indent)
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
