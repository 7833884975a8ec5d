/** Where a new box finds room among others. */
import { boxesOverlap, type Box, type Point, type Size } from './box'

/** px */
const GAP = 10
const CORNER = 20

/**
 * The first place, from top to bottom and left to right, where a box lies in its panel and covers no other one. Where
 * there is none it lies below all others, and the panel has to grow.
 * @param size at most as wide as the panel
 * @param cell px of the grid; 0: none
 */
export function freePlace(size: Size, others: readonly Box[], panel: Size, cell = 0): Point {
  const onGrid = (px: number) => (cell > 0 ? Math.ceil(px / cell) * cell : Math.round(px))
  const corner = {
    x: Math.min(CORNER, Math.max(0, panel.width - size.width)),
    y: Math.min(CORNER, Math.max(0, panel.height - size.height)),
  }
  const isFree = (at: Point) =>
    at.x + size.width <= panel.width &&
    at.y + size.height <= panel.height &&
    !others.some((other) => boxesOverlap(other, { ...at, ...size }))
  const xs = ascending([corner.x, ...others.map(({ x, width }) => onGrid(x + width + GAP))])
  const ys = ascending([corner.y, ...others.map(({ y, height }) => onGrid(y + height + GAP))])
  const free = ys.flatMap((y) => xs.map((x) => ({ x, y }))).find(isFree)
  const lowest = Math.max(0, ...others.map(({ y, height }) => onGrid(y + height + GAP)))
  return free ?? { x: corner.x, y: lowest }
}

const ascending = (numbers: number[]) =>
  [...new Set(numbers)].filter((px) => px >= 0).toSorted((a, b) => a - b)
