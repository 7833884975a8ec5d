/** Spacing to neighbours: the gaps in a row or column, and the positions where a box would repeat one. */
import { centreOf, otherAxis, overlap, spanOf, type Axis, type Box, type Span } from './box'
import { edgeOf } from './handle'
import { touches, type Mode } from './lines'

/** A distance to draw between two boxes: along `axis` from `from` to `to`, at `at` on the other axis. */
export interface Distance {
  axis: Axis
  from: number
  to: number
  at: number
  length: number
}

/** The free space between two boxes that follow each other along an axis. */
interface Gap {
  before: Box
  after: Box
  length: number
}

/** The neighbours of the moving box along an axis: the nearest on either side, and the gaps further away. */
interface Neighbours {
  left: Box | undefined
  right: Box | undefined
  gaps: Gap[]
}

/** @param slack px by which a neighbour may overlap the box and still count */
function neighboursOf(box: Box, axis: Axis, siblings: readonly Box[], slack: number): Neighbours {
  const across = spanOf(box, otherAxis(axis))
  const { start, end } = spanOf(box, axis)
  const row = siblings
    .filter((sibling) => overlap(spanOf(sibling, otherAxis(axis)), across))
    .toSorted((a, b) => a[axis] - b[axis])
  const before = row.filter((sibling) => spanOf(sibling, axis).end <= start + slack)
  const gaps = row.flatMap((sibling, index) => {
    const next = row[index + 1]
    const gap = next && gapBetween(sibling, next, axis)
    return gap && !holds(gap, axis, box) ? [gap] : []
  })
  return {
    left: before.toSorted((a, b) => spanOf(b, axis).end - spanOf(a, axis).end)[0],
    right: row.find((sibling) => spanOf(sibling, axis).start >= end - slack),
    gaps,
  }
}

function gapBetween(before: Box, after: Box, axis: Axis): Gap | null {
  const length = spanOf(after, axis).start - spanOf(before, axis).end
  return length > 0 ? { before, after, length } : null
}

/** The gap that contains the moving box does not count. */
function holds({ before, after }: Gap, axis: Axis, box: Box): boolean {
  const centre = centreOf(spanOf(box, axis))
  return centre > spanOf(before, axis).end && centre < spanOf(after, axis).start
}

/** Shifts along an axis that would make the gaps of the box equal to each other or to other gaps. */
export function gapShifts(
  box: Box,
  axis: Axis,
  mode: Mode,
  siblings: readonly Box[],
  slack: number,
): number[] {
  const { left, right, gaps } = neighboursOf(box, axis, siblings, slack)
  const { start, end } = spanOf(box, axis)
  const low = left && spanOf(left, axis).end
  const high = right && spanOf(right, axis).start
  const moves = (edge: 'start' | 'end') => mode === 'move' || edgeOf(mode, axis) === edge
  const shifts: number[] = []
  if (mode === 'move' && low !== undefined && high !== undefined && high - low >= end - start) {
    shifts.push((low + high - start - end) / 2)
  }
  for (const { length } of gaps) {
    if (low !== undefined && moves('start')) shifts.push(low + length - start)
    if (high !== undefined && moves('end')) shifts.push(high - length - end)
  }
  return shifts
}

/** The equal gaps of the box, together with the gaps they are equal to. */
export function equalGaps(box: Box, axis: Axis, siblings: readonly Box[]): Distance[] {
  const { left, right, gaps } = neighboursOf(box, axis, siblings, 0)
  const own = [left && gapBetween(left, box, axis), right && gapBetween(box, right, axis)].filter(
    (gap) => gap !== undefined && gap !== null,
  )
  const all = [...own, ...gaps]
  const equal = (gap: Gap) => all.some((other) => other !== gap && alike(gap, other))
  const drawn = own.filter(equal)
  const repeated = gaps.filter((gap) => drawn.some((one) => alike(gap, one)))
  return [...drawn, ...repeated].map((gap) => distanceOf(gap, axis))
}

/** The halves of an odd length differ by one pixel. */
const alike = (a: Gap, b: Gap) => touches(a.length / 2, b.length / 2)

function distanceOf({ before, after, length }: Gap, axis: Axis): Distance {
  const from = spanOf(before, axis).end
  return {
    axis,
    from,
    to: from + length,
    at: middle(before, after, otherAxis(axis)),
    length: Math.round(length),
  }
}

/** Middle of the overlap of two boxes along an axis, or of the space between them. */
function middle(a: Box, b: Box, axis: Axis): number {
  const [one, two] = [spanOf(a, axis), spanOf(b, axis)]
  const shared: Span = { start: Math.max(one.start, two.start), end: Math.min(one.end, two.end) }
  return centreOf(shared)
}

/** Distance from the box to the nearest sibling on each guide. */
export function alongGuide(box: Box, axis: Axis, at: number, siblings: readonly Box[]): Distance[] {
  const along = otherAxis(axis)
  const onLine = siblings.filter((sibling) => {
    const span = spanOf(sibling, axis)
    return [span.start, centreOf(span), span.end].some((edge) => touches(edge, at))
  })
  const gaps = onLine
    .flatMap((sibling) => gapBetween(sibling, box, along) ?? gapBetween(box, sibling, along) ?? [])
    .toSorted((a, b) => a.length - b.length)
  const nearest = gaps[0]
  if (!nearest) return []
  const from = spanOf(nearest.before, along).end
  return [{ axis: along, from, to: from + nearest.length, at, length: Math.round(nearest.length) }]
}
