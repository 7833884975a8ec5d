/** Keys for items that have none of their own, for React and for dragging. */
import type { Json } from '@schemas/page'

export interface KeyedItems {
  items: readonly Json[]
  keys: readonly string[]
}

let count = 0

export function keyed(items: readonly Json[]): KeyedItems {
  return { items, keys: items.map(() => `item-${++count}`) }
}

/**
 * Keys for a list after an edit; the same array where none came, went or moved. An item that is still the same object
 * keeps its key wherever it went; one that is new at an index whose old item is gone was edited in place and keeps that
 * key; the others are new.
 */
export function followItems(before: KeyedItems, items: readonly Json[]): KeyedItems {
  if (items === before.items) return before
  const left = new Map(before.keys.map((key, index) => [key, before.items[index]]))
  const keys = items.map((item, index) => takeKey(left, item, before.keys[index]))
  for (const [index] of items.entries()) {
    const old = before.keys[index]
    if (keys[index] === undefined && old !== undefined && left.delete(old)) keys[index] = old
  }
  const all = keys.map((key) => key ?? `item-${++count}`)
  const same = all.length === before.keys.length && all.every((key, index) => key === before.keys[index])
  return { items, keys: same ? before.keys : all }
}

/** The key of an item that is still the same object, preferably that of the place where it stands. */
function takeKey(left: Map<string, Json | undefined>, item: Json, here: string | undefined) {
  if (here !== undefined && left.get(here) === item && left.delete(here)) return here
  if (typeof item !== 'object') return undefined
  for (const [key, old] of left) if (old === item && left.delete(key)) return key
  return undefined
}
