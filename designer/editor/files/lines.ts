import type { Point, Size } from '@engine/freepanel/geometry/box'

/** px */
const GAP = 10
/** So many pictures lie beside each other at most. */
const MOST_BESIDE = 4

/** A picture's size in a panel that shows it whole, beside the others that come with it. */
export function sizeWithin(picture: Size, panel: Size, count: number): Size {
  const beside = Math.min(count, MOST_BESIDE)
  const room = (panel.width - (beside - 1) * GAP) / beside
  const part = Math.min(1, room / picture.width, panel.height / picture.height)
  return { width: Math.floor(picture.width * part), height: Math.floor(picture.height * part) }
}

/**
 * Corners of boxes beside each other from a point on, in lines that end at the right edge of the room. The first line lies
 * within its height, the others may need more.
 */
export function inLines(sizes: readonly Size[], from: Point, room: Size): Point[] {
  const lines = linesOf(sizes, from.x, room.width)
  const first = Math.max(...sizes.slice(0, lines[0]).map(({ height }) => height))
  let y = Math.max(0, Math.min(from.y, room.height - first))
  let next = 0
  return lines.flatMap((count) => {
    const line = sizes.slice(next, (next += count))
    const corners = alongLine(line, from.x, room.width).map((x) => ({ x, y }))
    y += Math.max(...line.map(({ height }) => height)) + GAP
    return corners
  })
}

/** Number of boxes in each line. */
function linesOf(sizes: readonly Size[], left: number, right: number): number[] {
  const lines: number[] = []
  let x = right + 1
  for (const { width } of sizes) {
    if (x + width > right) {
      lines.push(0)
      x = left
    }
    lines.push((lines.pop() ?? 0) + 1)
    x += width + GAP
  }
  return lines
}

function alongLine(sizes: readonly Size[], left: number, right: number): number[] {
  let x = left
  return sizes.map(({ width }) => {
    const at = Math.max(0, Math.min(x, right - width))
    x = at + width + GAP
    return at
  })
}
