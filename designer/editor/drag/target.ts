/** The target of a drop at a point; pure, testable without a browser. */
import { childrenOf, type InsertPosition, isPanel, isRoot, type PageDoc, ROOTS } from '@engine/design'
import type { Region } from '@schemas/page-data'
import { type Box, isInside, type Point, rowAt } from '../canvas-view'
import { refusal } from '../placement'

/** Where things are, in client px. */
export interface Geometry {
  regions: readonly { region: Region; box: Box }[]
  /** The frame of a widget: for a top-level one its whole row. */
  frame(uuid: string): Box | null
  /** The area that a panel's children lie in. */
  body(uuid: string): Box | null
  zoom: number
}

/** What of a drag decides its target. */
export interface Load {
  /** Of the outermost widgets, in their order. */
  types: readonly string[]
  /** Uuids of those that are on the page already. */
  moved: readonly string[]
  /** px of the page; the first one's size. */
  size: { width: number; height: number }
  /** px of the page, from its left top corner to the pointer. */
  grab: Point
}

export interface Target {
  position: InsertPosition
  /** Why it is not allowed there; null if it is allowed. */
  reason: string | null
  /** A line between rows or a region's whole area; inside a panel `at` says where in it, px of the page. */
  at: Point | null
  /** Client px of what is shown there; a line has no height. */
  box: Box
}

/** Client px at the edges of a panel within which a drop goes above or below it rather than inside. */
const EDGE = 12

/** @returns null where the page has no region that could take anything */
export function targetAt(doc: PageDoc, load: Load, point: Point, geometry: Geometry): Target | null {
  const nearest = regionAt(geometry.regions, point.y)
  if (!nearest) return null
  const root = ROOTS[nearest.region]
  const rows = childrenOf(doc, root)
  if (rows.length === 0)
    return {
      position: { parent: root, index: 0 },
      reason: reasonFor(doc, load, root),
      at: null,
      box: nearest.box,
    }
  const { index, within } = rowAt(rows, point.y, geometry.frame)
  const row = rows[index]
  const inside = within && row !== undefined ? targetInside(doc, load, point, row, geometry) : null
  return inside ?? targetBetween(doc, load, point, rows, { index, within }, nearest.box, geometry)
}

function regionAt(regions: Geometry['regions'], y: number) {
  const below = regions.find(({ box }) => y < box.top + box.height)
  return below ?? regions.at(-1)
}

function targetInside(
  doc: PageDoc,
  load: Load,
  point: Point,
  panel: string,
  { body, zoom }: Geometry,
): Target | null {
  const area = body(panel)
  const type = doc.widgets.get(panel)?.type ?? ''
  if (!area || !isPanel(type) || load.moved.includes(panel) || !isInside(point, area)) return null
  const reason = reasonFor(doc, load, panel)
  // panels are sorted among panels: where they lie close there is nothing else to drop on
  const sorts = load.moved.length > 0 && load.types.every(isPanel)
  if (sorts) return null
  const stays = load.moved.length > 0 && load.moved.every((uuid) => doc.widgets.get(uuid)?.parent === panel)
  const beside = reasonFor(doc, load, doc.widgets.get(panel)?.parent ?? null) === null
  const edge = Math.min(EDGE, area.height / 4)
  const atEdge = point.y < area.top + edge || point.y >= area.top + area.height - edge
  if (atEdge && beside && !stays) return null
  const { width, height } = load.size
  const at = {
    x: limit((point.x - area.left) / zoom - load.grab.x, area.width / zoom - width),
    y: limit((point.y - area.top) / zoom - load.grab.y, area.height / zoom - height),
  }
  return {
    position: { parent: panel },
    reason,
    at,
    box: reason === null ? ghost(area, at, load, zoom) : area,
  }
}

/** Client px of the dropped widget in a panel, clipped to the panel. */
export function ghost(area: Box, at: Point, { size }: Load, zoom: number): Box {
  const [left, top] = [area.left + at.x * zoom, area.top + at.y * zoom]
  return {
    left,
    top,
    width: Math.min(size.width * zoom, area.left + area.width - left),
    height: Math.min(size.height * zoom, area.top + area.height - top),
  }
}

function targetBetween(
  doc: PageDoc,
  load: Load,
  point: Point,
  rows: readonly string[],
  { index, within }: { index: number; within: boolean },
  region: Box,
  { frame }: Geometry,
): Target {
  const row = frame(rows[index] ?? '')
  const below = within && row !== null && point.y >= row.top + row.height / 2
  const gap = below ? index + 1 : index
  const parent = doc.widgets.get(rows[0] ?? '')?.parent ?? null
  const position = { parent, index: rows.slice(0, gap).filter((uuid) => !load.moved.includes(uuid)).length }
  const [above, next] = [frame(rows[gap - 1] ?? ''), frame(rows[gap] ?? '')]
  const top = middleOf(above ? above.top + above.height : null, next?.top ?? null) ?? region.top
  const box = { left: region.left, top, width: region.width, height: 0 }
  return { position, reason: reasonFor(doc, load, parent), at: null, box }
}

const limit = (at: number, room: number): number => Math.round(Math.max(0, Math.min(at, room)))

function middleOf(end: number | null, start: number | null): number | null {
  if (end === null || start === null) return end ?? start
  return (end + start) / 2
}

/** Why one of the dragged widgets is not allowed there. */
function reasonFor(doc: PageDoc, { types }: Load, parent: InsertPosition['parent']): string | null {
  if (parent !== null && !isRoot(parent) && !doc.widgets.has(parent)) return null
  return types.map((type) => refusal(doc, type, parent)).find((reason) => reason !== null) ?? null
}
