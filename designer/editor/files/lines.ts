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

/** Corners of boxes beside each other from a point on, in lines that end at `width`. */
export function inLines(sizes: readonly Size[], from: Point, width: number): Point[] {
  let { x, y } = from
  let lineHeight = 0
  return sizes.map((size, index) => {
    const isFull = index > 0 && x + size.width > width
    if (isFull) {
      x = from.x
      y += lineHeight + GAP
      lineHeight = 0
    }
    const place = { x: Math.max(0, Math.min(x, width - size.width)), y }
    x = place.x + size.width + GAP
    lineHeight = Math.max(lineHeight, size.height)
    return place
  })
}
