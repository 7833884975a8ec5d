/** Aligning and distributing several boxes. */
import { centreOf, extentOf, outlineOf, spanOf, type Axis, type Box } from './box'

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

const PLACES: Record<Alignment, { axis: Axis; at: 'start' | 'centre' | 'end' }> = {
  left: { axis: 'x', at: 'start' },
  centre: { axis: 'x', at: 'centre' },
  right: { axis: 'x', at: 'end' },
  top: { axis: 'y', at: 'start' },
  middle: { axis: 'y', at: 'centre' },
  bottom: { axis: 'y', at: 'end' },
}

export const DIRECTIONS = ['horizontal', 'vertical'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Aligns boxes on one line of `within`, else of the box around them. Keeps their order; whole pixels. */
export function align(boxes: readonly Box[], to: Alignment, within: Box | null = outlineOf(boxes)): Box[] {
  if (!within) return []
  const { axis, at } = PLACES[to]
  const frame = spanOf(within, axis)
  return boxes.map((box) => {
    const size = box[extentOf(axis)]
    const start = { start: frame.start, centre: centreOf(frame) - size / 2, end: frame.end - size }[at]
    return { ...box, [axis]: Math.round(start) }
  })
}

/** Distributes boxes with equal gaps between the first and the last, which stay. Keeps their order; whole pixels. */
export function distribute(boxes: readonly Box[], direction: Direction): Box[] {
  const axis: Axis = direction === 'horizontal' ? 'x' : 'y'
  const extent = extentOf(axis)
  const frame = outlineOf(boxes)
  if (!frame || boxes.length < 3) return [...boxes]
  const order = boxes
    .map((_, index) => index)
    .toSorted((a, b) => centreAt(boxes, a, axis) - centreAt(boxes, b, axis) || a - b)
  const sizes = boxes.reduce((sum, box) => sum + box[extent], 0)
  const gap = (frame[extent] - sizes) / (boxes.length - 1)
  const spread = [...boxes]
  let at = frame[axis]
  for (const index of order) {
    const box = boxes[index]
    if (!box) continue
    spread[index] = { ...box, [axis]: Math.round(at) }
    at += box[extent] + gap
  }
  return spread
}

function centreAt(boxes: readonly Box[], index: number, axis: Axis): number {
  const box = boxes[index]
  return box ? centreOf(spanOf(box, axis)) : 0
}
