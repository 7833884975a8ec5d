/** Snap lines for a moving box: edges and centres of its siblings and of the panel. */
import { AXES, centreOf, otherAxis, panelBox, spanOf, type Axis, type Box, type Size } from './box'
import { edgeOf, type Handle } from './handle'

/** The gesture: moving the whole box, or resizing by a handle. */
export type Mode = 'move' | Handle

/** A line across the panel at one coordinate of `axis`, drawn from `from` to `to` along the other axis. */
export interface Guide {
  axis: Axis
  at: number
  from: number
  to: number
}

/** A line and the box that it belongs to. */
export interface Line {
  at: number
  owner: Box
}

/** Half a pixel: centres of odd sizes lie between two pixels. */
const TOUCH = 0.5

export const touches = (a: number, b: number): boolean => Math.abs(a - b) <= TOUCH

/** Edges and centre of each box along an axis. */
export function linesOf(boxes: readonly Box[], axis: Axis): Line[] {
  return boxes.flatMap((owner) => {
    const span = spanOf(owner, axis)
    return [span.start, centreOf(span), span.end].map((at) => ({ at, owner }))
  })
}

/** The coordinates of the moving box that can snap: all three while moving, else the dragged edge. */
export function anchorsOf(box: Box, axis: Axis, mode: Mode): number[] {
  const span = spanOf(box, axis)
  if (mode === 'move') return [span.start, centreOf(span), span.end]
  const edge = edgeOf(mode, axis)
  return edge === null ? [] : [span[edge]]
}

/** The lines on which a box lies, each spanning all boxes that share it. */
export function guidesOf(box: Box, mode: Mode, siblings: readonly Box[], panel: Size): Guide[] {
  const others = [panelBox(panel), ...siblings]
  return AXES.flatMap((axis) => {
    const anchors = anchorsOf(box, axis, mode)
    const met = new Map<number, Box[]>()
    for (const { at, owner } of linesOf(others, axis)) {
      if (anchors.some((anchor) => touches(anchor, at))) met.set(at, [...(met.get(at) ?? []), owner])
    }
    return [...met].map(([at, owners]) => guideThrough(axis, at, [box, ...owners]))
  })
}

function guideThrough(axis: Axis, at: number, boxes: readonly Box[]): Guide {
  const along = otherAxis(axis)
  const spans = boxes.map((box) => spanOf(box, along))
  const [from, to] = [Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end))]
  return { axis, at, from, to }
}
