/** Positions of widgets: order keys, siblings, reading order (rules page-format-7 and page-format-11). */
import type { PageJson, WidgetJson } from './page'

/** A widget with its uuid. */
export type WidgetEntry = readonly [uuid: string, widget: WidgetJson]

type Keyed = readonly [uuid: string, widget: { order: string }]

/** Byte-wise by order key, ties by uuid; valid keys and uuids are ASCII, where UTF-16 order is byte order. */
export function compareEntries([uuidA, a]: Keyed, [uuidB, b]: Keyed): number {
  return compareText(a.order, b.order) || compareText(uuidA, uuidB)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * All widgets, depth first, siblings by order: a parent right before its children. Complete: widgets with a missing
 * parent follow the top level, circles come last. Independent of the map's order.
 */
export function readingOrder(page: Pick<PageJson, 'widgets'>): WidgetEntry[] {
  const entries = Object.entries(page.widgets)
  const byParent = groupByParent(entries)
  for (const siblings of byParent.values()) siblings.sort(compareEntries)

  const placed = new Set<string>()
  const result: WidgetEntry[] = []
  const place = (roots: readonly WidgetEntry[]) => {
    const waiting = roots.toReversed()
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      if (placed.has(entry[0])) continue
      placed.add(entry[0])
      result.push(entry)
      const children = byParent.get(entry[0])
      if (children) waiting.push(...children.toReversed())
    }
  }

  place(byParent.get(null) ?? [])
  if (placed.size === entries.length) return result
  place(
    entries
      .filter(([, { parent }]) => parent !== null && !Object.hasOwn(page.widgets, parent))
      .toSorted(compareEntries),
  )
  place(entries.toSorted(compareEntries))
  return result
}

function groupByParent(entries: readonly WidgetEntry[]): Map<string | null, WidgetEntry[]> {
  const groups = new Map<string | null, WidgetEntry[]>()
  for (const entry of entries) {
    const group = groups.get(entry[1].parent)
    if (group) group.push(entry)
    else groups.set(entry[1].parent, [entry])
  }
  return groups
}

const KEY_CHARACTERS = /^[A-Za-z][0-9A-Za-z]+$/
const SMALLEST_KEY = `A${'0'.repeat(26)}`

/**
 * Whether a text is a key of `fractional-indexing`: a head letter that encodes the length of the integer part (`a` = 2
 * characters … `z` = 27; `Z` = 2 … `A` = 27), then a fraction without a trailing zero.
 */
export function isOrderKey(key: string): boolean {
  if (!KEY_CHARACTERS.test(key) || key === SMALLEST_KEY) return false
  const head = key.charCodeAt(0)
  const integerLength = head >= 0x61 ? head - 0x61 + 2 : 0x5a - head + 2
  return key.length === integerLength || (key.length > integerLength && !key.endsWith('0'))
}
