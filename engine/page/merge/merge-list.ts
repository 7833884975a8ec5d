/** Three-way merge of lists. */
import { isRecord } from '@schemas/json-equal'
import { diff3 } from './diff3'

type List = readonly unknown[]

export interface ListVersions {
  base: List
  ours: List
  theirs: List
}

/**
 * Lists of one length in which nothing moved merge item by item, by `mergeItem`; others by diff3, where items are
 * wholes. `null` when that finds no way.
 */
export function mergeList(
  { base, ours, theirs }: ListVersions,
  mergeItem: (index: number) => unknown,
): List | null {
  const texts = { base: base.map(textOf), ours: ours.map(textOf), theirs: theirs.map(textOf) }
  if (inPlace(texts.base, texts.ours) && inPlace(texts.base, texts.theirs)) {
    return ours.map((_item, index) => mergeItem(index))
  }
  const lists = { base, ours, theirs }
  const pieces = diff3(texts.base, texts.ours, texts.theirs)
  return pieces && pieces.flatMap(([list, from, to]) => lists[list].slice(from, to))
}

/** Whether each item still stands where it stood, edited perhaps: none has turned up in another's place. */
function inPlace(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false
  const displaced = new Set(before.filter((item, index) => item !== after[index]))
  return !after.some((item, index) => item !== before[index] && displaced.has(item))
}

/** Equal items have equal texts, whatever the order of their keys. */
function textOf(item: unknown): string {
  return JSON.stringify(item, (_key, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
