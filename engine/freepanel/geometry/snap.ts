/** Snapping of a box that is moved or resized: the snapped box and its guides and distances. */
import { AXES, panelBox, spanOf, withSpan, type Axis, type Box, type Size } from './box'
import { alongGuide, equalGaps, gapShifts, type Distance } from './gaps'
import { edgeOf } from './handle'
import { anchorsOf, guidesOf, linesOf, type Guide, type Mode } from './lines'

export interface SnapInput {
  /** The box at the pointer. */
  moving: Box
  mode: Mode
  /** Everything else in the panel. */
  siblings: readonly Box[]
  panel: Size
  /** px of the page, whatever the zoom. */
  tolerance: number
}

export interface Snapped {
  box: Box
  guides: Guide[]
  distances: Distance[]
}

/**
 * Snaps a box to panel edges and centre, sibling edges and centres, and equal gaps: per axis to the nearest within the
 * tolerance. The result is on whole pixels, so a centre may be half a pixel off its line; snapping again changes
 * nothing.
 */
export function snap(input: SnapInput): Snapped {
  const moving = AXES.reduce((at, axis) => settle(at, axis, input.mode, 0), input.moving)
  const box = AXES.reduce((at, axis) => snapAxis(at, axis, { ...input, moving }), moving)
  return { box, ...marksOf(box, input) }
}

/** The guides and distances of a box at its position. */
export function marksOf(
  box: Box,
  { mode, siblings, panel }: Pick<SnapInput, 'mode' | 'siblings' | 'panel'>,
): Omit<Snapped, 'box'> {
  const guides = guidesOf(box, mode, siblings, panel)
  const distances = [
    ...AXES.filter((axis) => mode === 'move' || edgeOf(mode, axis) !== null).flatMap((axis) =>
      equalGaps(box, axis, siblings),
    ),
    ...guides.flatMap(({ axis, at }) => alongGuide(box, axis, at, siblings)),
  ]
  return { guides, distances: distinct(distances) }
}

function snapAxis(box: Box, axis: Axis, { moving, mode, siblings, panel, tolerance }: SnapInput): Box {
  const anchors = anchorsOf(box, axis, mode)
  const lines = linesOf([panelBox(panel), ...siblings], axis)
  const shifts = [
    ...lines.flatMap(({ at }) => anchors.map((anchor) => at - anchor)),
    ...gapShifts(moving, axis, mode, siblings, tolerance),
  ].filter((shift) => Math.abs(shift) <= tolerance)
  const drawn = shifts.map((shift) => settle(box, axis, mode, shift))
  return drawn.toSorted((a, b) => travel(a, box, axis) - travel(b, box, axis))[0] ?? box
}

/** The box with its moving edges shifted and rounded to whole pixels. */
function settle(box: Box, axis: Axis, mode: Mode, shift: number): Box {
  const { start, end } = spanOf(box, axis)
  if (mode === 'move') {
    const at = Math.round(start + shift)
    return withSpan(box, axis, { start: at, end: at + (end - start) })
  }
  const edge = edgeOf(mode, axis)
  if (edge === null) return box
  return withSpan(
    box,
    axis,
    edge === 'start' ? { start: Math.round(start + shift), end } : { start, end: Math.round(end + shift) },
  )
}

function travel(to: Box, from: Box, axis: Axis): number {
  const [a, b] = [spanOf(to, axis), spanOf(from, axis)]
  return Math.max(Math.abs(a.start - b.start), Math.abs(a.end - b.end))
}

/** A distance between the same two edges is drawn once, however many lines found it. */
function distinct(distances: readonly Distance[]): Distance[] {
  const seen = new Set<string>()
  return distances.filter(({ axis, from, to }) => {
    const key = `${axis} ${from} ${to}`
    return !seen.has(key) && seen.add(key)
  })
}
