/** Rectangles of a free panel in px of the page; zoom and scrolling are handled by the caller. */

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The area of a child in its panel, borders and paddings included. */
export interface Box extends Point, Size {}

export type Axis = 'x' | 'y'

export const AXES: readonly Axis[] = ['x', 'y']

/** The extent of a box along one axis. */
export interface Span {
  start: number
  end: number
}

/** The panel's own box, with its origin at 0, 0. */
export const panelBox = ({ width, height }: Size): Box => ({ x: 0, y: 0, width, height })

const EXTENT = { x: 'width', y: 'height' } as const

export const extentOf = (axis: Axis): keyof Size => EXTENT[axis]

export const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')

export function spanOf(box: Box, axis: Axis): Span {
  return { start: box[axis], end: box[axis] + box[EXTENT[axis]] }
}

export function centreOf({ start, end }: Span): number {
  return (start + end) / 2
}

/** A copy of the box with another span along one axis. */
export function withSpan(box: Box, axis: Axis, { start, end }: Span): Box {
  return { ...box, [axis]: start, [EXTENT[axis]]: end - start }
}

export function shifted(box: Box, { x, y }: Point): Box {
  return { ...box, x: box.x + x, y: box.y + y }
}

/** Whether two spans share more than a border. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** Whether two boxes share more than a border. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return AXES.every((axis) => overlap(spanOf(a, axis), spanOf(b, axis)))
}

/** The smallest box around all of them; `null` for none. */
export function outlineOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** The box between two opposite corners, in any order. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** Keys of the boxes that a selection rectangle touches, in the order of the boxes. */
export function marquee<K>(band: Box, boxes: Iterable<readonly [K, Box]>): K[] {
  return [...boxes].flatMap(([key, box]) => (boxesOverlap(band, box) ? [key] : []))
}
