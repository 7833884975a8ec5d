/**
 * The grid of a panel by react-grid-layout's rules: children on whole cells without overlap; neighbours are not pushed.
 */
import { cloneLayout, getFirstCollision, moveElement, type LayoutItem } from 'react-grid-layout/core'
import {
  AXES,
  boxesOverlap,
  shifted,
  spanOf,
  withSpan,
  type Axis,
  type Box,
  type Point,
  type Size,
} from './box'

/** Boxes by uuid. */
export type Boxes = ReadonlyMap<string, Box>

/** Tolerance in px: touching boxes do not collide despite rounding errors of fractions. */
const TINY = 1e-6

function itemOf(i: string, box: Box, cell: number): LayoutItem {
  return {
    i,
    x: box.x / cell,
    y: box.y / cell,
    w: box.width / cell - TINY,
    h: box.height / cell - TINY,
  }
}

/** A box on the grid cell nearest to where it is, within the panel. */
export function toGrid(box: Box, panel: Size, cell: number): Box {
  const at = cellOf(box, cell)
  const [low, high] = roomOf(box, panel, cell)
  const onto = (axis: Axis) => Math.max(low[axis], Math.min(high[axis], at[axis])) * cell
  return { ...box, x: onto('x'), y: onto('y') }
}

/** The cell whose corner is nearest to that of the box. */
const cellOf = ({ x, y }: Point, cell: number): Point => ({
  x: Math.round(x / cell),
  y: Math.round(y / cell),
})

/** First and last cell for a box. */
function roomOf({ width, height }: Size, panel: Size, cell: number): [low: Point, high: Point] {
  const last = (room: number) => Math.max(0, Math.floor(room / cell))
  return [
    { x: 0, y: 0 },
    { x: last(panel.width - width), y: last(panel.height - height) },
  ]
}

/** Whether each box can move to its target without touching any other box. */
export function gridTakes(from: Boxes, to: Boxes, others: Boxes, cell: number): boolean {
  const occupied = [...others].map(([uuid, box]) => itemOf(uuid, box, cell))
  return [...to].every(([uuid, box]) => {
    const item = itemOf(uuid, from.get(uuid) ?? box, cell)
    const { x, y, w, h } = itemOf(uuid, box, cell)
    if (item.w !== w || item.h !== h) return !getFirstCollision(occupied, { ...item, x, y, w, h })
    if (item.x === x && item.y === y) return true
    moveElement([...cloneLayout(occupied), item], item, x, y, true, true, null, Infinity, false)
    return item.x === x && item.y === y
  })
}

/**
 * Moves boxes together by whole cells onto the grid, as far as the panel allows.
 * @returns the new boxes; `null` if an obstacle is in the way
 */
export function gridMove(from: Boxes, shift: Point, others: Boxes, panel: Size, cell: number): Boxes | null {
  const [anchor] = from.values()
  if (!anchor) return from
  const wanted = cellOf(shifted(anchor, shift), cell)
  const steps = (axis: Axis) => {
    const rooms = [...from.values()].map((box) => {
      const at = cellOf(box, cell)[axis]
      const [low, high] = roomOf(box, panel, cell)
      return { low: low[axis] - at, high: high[axis] - at }
    })
    const most = Math.min(...rooms.map(({ high }) => high))
    const least = Math.max(...rooms.map(({ low }) => low))
    return Math.max(least, Math.min(most, wanted[axis] - cellOf(anchor, cell)[axis]))
  }
  const by = { x: steps('x'), y: steps('y') }
  const to = new Map(
    [...from].map(([uuid, box]) => {
      const { x, y } = cellOf(box, cell)
      return [uuid, toGrid({ ...box, x: (x + by.x) * cell, y: (y + by.y) * cell }, panel, cell)]
    }),
  )
  return gridTakes(from, to, others, cell) && staysApart(from, to) ? to : null
}

/**
 * Like `gridMove`, but near an obstacle moves cell by cell as close as possible, first across, then down.
 * @param last the current shift
 */
export function gridApproach(
  from: Boxes,
  shift: Point,
  last: Point,
  others: Boxes,
  panel: Size,
  cell: number,
): Boxes | null {
  const straight = gridMove(from, shift, others, panel, cell)
  if (straight) return straight
  let at = last
  let current: Boxes | null = null
  for (const axis of AXES) {
    const steps = Math.round(Math.abs(shift[axis] - at[axis]) / cell)
    const way = Math.sign(shift[axis] - at[axis]) * cell
    for (let step = 0; step < steps; step++) {
      const next = { ...at, [axis]: at[axis] + way }
      const boxes = gridMove(from, next, others, panel, cell)
      if (!boxes) break
      at = next
      current = boxes
    }
  }
  return current
}

/**
 * Resizes a box on the grid; near an obstacle its edges move cell by cell as close as possible.
 * @param current the current box
 */
export function gridResize(uuid: string, current: Box, asked: Box, others: Boxes, cell: number): Box {
  const takes = (box: Box) => gridTakes(new Map([[uuid, current]]), new Map([[uuid, box]]), others, cell)
  if (takes(asked)) return asked
  return AXES.reduce((box, axis) => {
    const target = spanOf(asked, axis)
    let at = box
    for (;;) {
      const { start, end } = spanOf(at, axis)
      const next = { start: towards(start, target.start, cell), end: towards(end, target.end, cell) }
      if (next.start === start && next.end === end) return at
      const tried = withSpan(at, axis, next)
      if (!takes(tried)) return at
      at = tried
    }
  }, current)
}

const towards = (from: number, to: number, step: number): number =>
  from < to ? Math.min(from + step, to) : Math.max(from - step, to)

/** Rounding to the grid may make two separate boxes overlap. */
function staysApart(from: Boxes, to: Boxes): boolean {
  const uuids = [...from.keys()]
  const meet = (boxes: Boxes, a: string, b: string) => {
    const [one, two] = [boxes.get(a), boxes.get(b)]
    return one !== undefined && two !== undefined && boxesOverlap(one, two)
  }
  return uuids.every((a, index) => uuids.slice(index + 1).every((b) => !meet(to, a, b) || meet(from, a, b)))
}

/** The free position on the grid nearest to the requested box; `null` if the panel is full. */
export function pack(box: Box, others: Iterable<Box>, panel: Size, cell: number): Box | null {
  const occupied = [...others].map((other, index) => itemOf(String(index), other, cell))
  const rows = Math.floor(Math.max(0, panel.height - box.height) / cell)
  const columns = Math.floor(Math.max(0, panel.width - box.width) / cell)
  let best: { box: Box; far: number } | null = null
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const place = { ...box, x: column * cell, y: row * cell }
      const far = (place.x - box.x) ** 2 + (place.y - box.y) ** 2
      if (best && far >= best.far) continue
      if (!getFirstCollision(occupied, itemOf('', place, cell))) best = { box: place, far }
    }
  }
  return best?.box ?? null
}
