import type { KeyOrder } from '../key-order'

/** A key order; `entry` returns the order inside each value of a `Map`. */
export interface WriteOrder extends KeyOrder {
  keys?: Record<string, WriteOrder | null>
  entry?: (value: unknown) => WriteOrder | null
  /** Cached compact texts of a `Map`'s values; updated here. */
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
    const { entry }: WriteOrder = order ?? {}
    for (const [key, member] of value)
      if (member !== undefined) add(String(key), writeJson(member, entry?.(member), inner))
  } else {
    for (const key of orderedKeys(value, order?.keys)) {
      const member: unknown = Reflect.get(value, key)
      if (member !== undefined) add(key, writeJson(member, order?.keys?.[key], inner))
    }
  }
  return enclose('{', members, '}', indent)
}

/** The same value, keys in the same order, without white space. */
export function writeCompact(value: unknown, order?: WriteOrder | KeyOrder | null): string {
  return isInOrder(value, order) ? (JSON.stringify(value) ?? 'null') : partsOf(value, order).join()
}

/** What makes the text of a value, joined by commas. A page has a part for each widget: its text is put together once. */
function partsOf(value: unknown, order: WriteOrder | KeyOrder | null | undefined): string[] {
  if (Array.isArray(value))
    return enclosed(
      '[',
      value.map((item, index) => writeCompact(item, orderOfItem(order, index))),
      ']',
    )
  const parts: string[] = []
  if (value instanceof Map) {
    for (const [key, member] of value)
      if (member !== undefined) parts.push(`${JSON.stringify(key)}:${compactEntry(member, order ?? {})}`)
  } else {
    for (const key of orderedKeys(Object(value), order?.keys)) {
      const member: unknown = Reflect.get(Object(value), key)
      if (member === undefined) continue
      const own = order?.keys?.[key]
      const [first = '', ...others] =
        member instanceof Map ? partsOf(member, own) : [writeCompact(member, own)]
      parts.push(`${JSON.stringify(key)}:${first}`)
      for (const part of others) parts.push(part)
    }
  }
  return enclosed('{', parts, '}')
}

function enclosed(opening: string, parts: string[], closing: string): string[] {
  if (parts.length === 0) return [opening + closing]
  parts[0] = opening + (parts[0] ?? '')
  parts.push((parts.pop() ?? '') + closing)
  return parts
}

function compactEntry(value: unknown, { entry, kept }: WriteOrder): string {
  if (typeof value !== 'object' || value === null) return writeCompact(value)
  const known = kept?.get(value)
  if (known !== undefined) return known
  const text = writeCompact(value, entry?.(value))
  kept?.set(value, text)
  return text
}

/** Whether `JSON.stringify` writes the keys in this order: what was read from a stored page mostly is. */
function isInOrder(value: unknown, order: WriteOrder | KeyOrder | null | undefined): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (value instanceof Map) return false
  if (Array.isArray(value)) return value.every((item, index) => isInOrder(item, orderOfItem(order, index)))
  const ranks = ranksOf(order?.keys)
  let last: string | undefined
  let lastRank = -1
  for (const key in value) {
    const rank = ranks.get(key) ?? UNKNOWN
    if (rank < lastRank || (rank === UNKNOWN && lastRank === UNKNOWN && last !== undefined && key < last))
      return false
    if (!isInOrder(Reflect.get(value, key), order?.keys?.[key])) return false
    last = key
    lastRank = rank
  }
  return true
}

/** Unknown keys come after all that are known. */
const UNKNOWN = Infinity

const ranks = new WeakMap<object, ReadonlyMap<string, number>>()
const NO_RANKS: ReadonlyMap<string, number> = new Map()

function ranksOf(keys: Record<string, unknown> | undefined): ReadonlyMap<string, number> {
  if (!keys) return NO_RANKS
  let found = ranks.get(keys)
  if (!found) ranks.set(keys, (found = new Map(Object.keys(keys).map((key, index) => [key, index]))))
  return found
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
