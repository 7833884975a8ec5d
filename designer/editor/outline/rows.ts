import { childrenOf, nameOf, ROOTS, type PageDoc } from '@engine/design'
import type { Region } from '@schemas/page-data'

/** One line of the outline; regions are lines too, under `region:` keys. */
export interface OutlineRow {
  key: string
  /** Absent for a region's own line. */
  uuid?: string
  region: Region
  title: string
  type: string
  depth: number
  expandable: boolean
  /** Shoppers do not see it. */
  hidden?: boolean
  /** It is held in its place. */
  locked?: boolean
}

/** px */
export const LINE_HEIGHT = 30

/** Id of the line that the focused tree names as its active descendant. */
export const lineId = (key: string) => `outline-${key}`

export const regionKey = (region: Region) => `region:${region}`

/** The visible lines from top to bottom, without the content of closed panels. */
export function outlineRows(
  doc: PageDoc,
  regions: readonly Region[],
  names: Readonly<Record<Region, string>>,
  closed: ReadonlySet<string>,
): OutlineRow[] {
  const rows: OutlineRow[] = []
  const add = (region: Region, parent: string | null, depth: number) => {
    for (const uuid of childrenOf(doc, parent)) {
      const widget = doc.widgets.get(uuid)
      if (!widget) continue
      const expandable = childrenOf(doc, uuid).length > 0
      const { type, hidden = false, locked = false } = widget
      rows.push({ key: uuid, uuid, region, title: nameOf(widget), type, depth, expandable, hidden, locked })
      if (expandable && !closed.has(uuid)) add(region, uuid, depth + 1)
    }
  }
  for (const region of regions) {
    const key = regionKey(region)
    const expandable = childrenOf(doc, ROOTS[region]).length > 0
    rows.push({ key, region, title: names[region], type: '', depth: 0, expandable })
    if (!closed.has(key)) add(region, ROOTS[region], 1)
  }
  return rows
}

/**
 * What a click selects: itself, with Ctrl beside the others, with Shift all from the first selected line to it. Keys go on
 * from the last one.
 */
export function selectionAfter(
  rows: readonly OutlineRow[],
  selected: readonly string[],
  uuid: string,
  { ctrl, shift }: { ctrl: boolean; shift: boolean },
): string[] {
  if (ctrl) return selected.includes(uuid) ? selected.filter((other) => other !== uuid) : [...selected, uuid]
  const anchor = selected[0]
  if (!shift || anchor === undefined) return [uuid]
  const uuids = rows.flatMap((row) => row.uuid ?? [])
  const [from, to] = [uuids.indexOf(anchor), uuids.indexOf(uuid)]
  if (from < 0 || to < 0) return [uuid]
  return from <= to ? uuids.slice(from, to + 1) : uuids.slice(to, from + 1).toReversed()
}
