import type { Box, Point } from '../canvas-view'

/** px from an edge within which the canvas scrolls, and px a frame at the edge itself. */
const EDGE = 56
const FASTEST = 20

/** px to scroll in one frame while the pointer is near an edge of the window; 0 in the middle and beside it. */
export function scrollStep(point: Point, { left, top, width, height }: Box): Point {
  const isBeside = point.x < left - EDGE || point.x > left + width + EDGE
  if (isBeside) return { x: 0, y: 0 }
  return { x: step(point.x - left, width), y: step(point.y - top, height) }
}

function step(at: number, length: number): number {
  const edge = Math.min(EDGE, length / 4)
  const depth = at < edge ? at - edge : at > length - edge ? at - (length - edge) : 0
  return Math.round(Math.max(-1, Math.min(1, depth / edge)) * FASTEST)
}
