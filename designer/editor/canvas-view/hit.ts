import { type Box, isInside, type Point } from './measures'
import { childrenOf, ROOTS, type PageDoc } from '@engine/design'
import type { CanvasView } from './canvas-view'

export interface RowAtHeight {
  /** Of the first drawn row that ends below the height; the length where none does. */
  index: number
  /** Whether the height lies in that row rather than in the gap above it. */
  within: boolean
}

/**
 * Binary search for the row at a height among rows below each other; there may be a thousand. Rows without a box are
 * hidden, or are still to be drawn: those beside them decide.
 */
export function rowAt(
  uuids: readonly string[],
  y: number,
  boxOf: (uuid: string) => Pick<Box, 'top' | 'height'> | null,
): RowAtHeight {
  const drawn = (from: number, end: number) => {
    for (let index = from; index < end; index++) {
      const box = boxOf(uuids[index] ?? '')
      if (box) return { index, box }
    }
    return null
  }
  let low = 0
  let high = uuids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = drawn(middle, high)
    if (row && y >= row.box.top + row.box.height) low = row.index + 1
    else high = middle
  }
  const found = drawn(low, uuids.length)
  return { index: found?.index ?? uuids.length, within: found !== null && y >= found.box.top }
}

/**
 * The deepest widget at a point (client px) that is not locked; null beside them all. Goes by boxes: the page on the
 * canvas is inert, so the browser's own hit test does not see it.
 */
export function hit(view: CanvasView, point: Point): string | null {
  const { editor, regions } = view.workspace
  for (const region of regions) {
    const element = view.regionOf(region)
    if (!element || !isInside(point, element.getBoundingClientRect())) continue
    const rows = childrenOf(editor.doc, ROOTS[region])
    const { index, within } = rowAt(
      rows,
      point.y,
      (uuid) => view.frameOf(uuid)?.getBoundingClientRect() ?? null,
    )
    const uuid = rows[index]
    if (uuid === undefined || !within || !isWithin(view, uuid, point)) return null
    if (editor.doc.widgets.get(uuid)?.locked) return null
    return deepest(view, editor.doc, uuid, point)
  }
  return null
}

/** Beside the page's width lies the page's own background. */
function isWithin(view: CanvasView, uuid: string, point: Point): boolean {
  const frame = view.frameOf(uuid)
  const inner = frame?.querySelector(':scope > .pm-inner') ?? frame
  return inner !== null && isInside(point, inner.getBoundingClientRect())
}

function deepest(view: CanvasView, doc: PageDoc, uuid: string, point: Point): string {
  const depth = (child: string) => doc.widgets.get(child)?.style.z ?? DEPTH
  const under = childrenOf(doc, uuid).filter((child) => {
    if (doc.widgets.get(child)?.locked) return false
    const frame = view.frameOf(child)
    return frame && isInside(point, frame.getBoundingClientRect())
  })
  // of equal depth the later one lies above
  const top = under.reduce<string | undefined>(
    (best, child) => (best === undefined || depth(child) >= depth(best) ? child : best),
    undefined,
  )
  return top === undefined ? uuid : deepest(view, doc, top, point)
}

/** A child's depth where the page says none (rule canvas-4). */
const DEPTH = 10_000
