/** Limits of boxes: the edges of their panel, or what the schema allows beyond them. */
import {
  AXES,
  extentOf,
  spanOf,
  withSpan,
  type Axis,
  type Box,
  type Point,
  type Size,
  type Span,
} from './box'
import { edgeOf, type Handle } from './handle'

/** Limits of one box, in px of the page. */
export interface Bounds {
  /** Smallest coordinates of its left and top edges. */
  low: Point
  /** Greatest coordinates of its right and bottom edges. */
  high: Point
  min: Size
  max: Size
}

/** The bounds set by the panel's edges. */
export function panelBounds({ width, height }: Size): Bounds {
  return {
    low: { x: 0, y: 0 },
    high: { x: width, y: height },
    min: { width: 1, height: 1 },
    max: { width, height },
  }
}

/**
 * The shift nearest to the requested one that keeps each box within its bounds. A box larger than the bounds covers
 * them.
 */
export function clampShift(boxes: readonly { box: Box; bounds: Bounds }[], shift: Point): Point {
  return { x: clampAxis(boxes, 'x', shift.x), y: clampAxis(boxes, 'y', shift.y) }
}

function clampAxis(boxes: readonly { box: Box; bounds: Bounds }[], axis: Axis, shift: number): number {
  const rooms = boxes.map(({ box, bounds }) => {
    const { start, end } = spanOf(box, axis)
    const [one, two] = [bounds.low[axis] - start, bounds.high[axis] - end]
    return { start: Math.min(one, two), end: Math.max(one, two) }
  })
  // If not all fit, the left and top edges take precedence.
  const low = Math.max(...rooms.map(({ start }) => start))
  const high = Math.min(...rooms.map(({ end }) => end))
  return Math.max(low, Math.min(high, shift))
}

/** The box moved into its panel; a box larger than the panel covers it. */
export function clampToPanel(box: Box, panel: Size): Box {
  const { x, y } = clampShift([{ box, bounds: panelBounds(panel) }], { x: 0, y: 0 })
  return { ...box, x: box.x + x, y: box.y + y }
}

/** The widest span along an axis while a handle is dragged; an edge already outside may stay. */
export function roomOf(start: Box, handle: Handle, axis: Axis, bounds: Bounds): number {
  const span = spanOf(start, axis)
  const limit = bounds.max[extentOf(axis)]
  const room =
    edgeOf(handle, axis) === 'start'
      ? span.end - Math.min(bounds.low[axis], span.start)
      : Math.max(bounds.high[axis], span.end) - span.start
  return Math.max(bounds.min[extentOf(axis)], Math.min(limit, room))
}

/** A resized box within its bounds; edges that the handle does not move stay. */
export function clampResize(start: Box, box: Box, handle: Handle, bounds: Bounds): Box {
  return AXES.reduce((at, axis) => {
    const extent = extentOf(axis)
    if (edgeOf(handle, axis) === null) return at
    const size = Math.max(bounds.min[extent], Math.min(roomOf(start, handle, axis, bounds), at[extent]))
    return withSpan(at, axis, sized(spanOf(start, axis), edgeOf(handle, axis), size))
  }, box)
}

/** The span with another length; the edge that the handle does not move stays. */
export function sized({ start, end }: Span, edge: 'start' | 'end' | null, length: number): Span {
  return edge === 'start' ? { start: end - length, end } : { start, end: start + length }
}
