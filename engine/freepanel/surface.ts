/** The current screen position of a panel: the overlay's element at its zoom and scroll position. */
import { type Point, AXES, type Axis } from './geometry/box'

export class Surface {
  element: HTMLElement | null = null
  /** Screen px of one px of the page. */
  zoom = 1

  /** Converts a screen position to px of the panel. */
  readonly toPanel = (client: Point): Point => {
    const { left, top } = this.element?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: (client.x - left) / this.zoom, y: (client.y - top) / this.zoom }
  }

  /** Scrolls when the pointer is near the edge of the visible part. */
  scroll(client: Point): void {
    if (this.element) scrollTowards(this.element, client)
  }
}

/** Screen px: distance to the edge, and length of one scroll step. */
const ZONE = 32
const STEP = 12

const SIDES = {
  x: { low: 'left', high: 'right', overflow: 'overflowX', room: ['scrollWidth', 'clientWidth'] },
  y: { low: 'top', high: 'bottom', overflow: 'overflowY', room: ['scrollHeight', 'clientHeight'] },
} as const

/**
 * Scrolls the containers that clip `panel` if the pointer is near their edge, as long as there is more of it; listeners
 * get the scroll event.
 */
function scrollTowards(panel: Element, client: Point): void {
  const own = panel.getBoundingClientRect()
  for (const axis of AXES) {
    const view = scrollerOf(panel, axis)
    if (!view) continue
    const { low, high } = SIDES[axis]
    const seen = view.getBoundingClientRect()
    const back = client[axis] < seen[low] + ZONE && own[low] < seen[low]
    const on = client[axis] > seen[high] - ZONE && own[high] > seen[high]
    const by = back ? -STEP : on ? STEP : 0
    if (by !== 0) view.scrollBy(axis === 'x' ? { left: by } : { top: by })
  }
}

function scrollerOf(from: Element, axis: Axis): Element | null {
  const { overflow, room } = SIDES[axis]
  for (let up = from.parentElement; up; up = up.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(up)[overflow])
    if (scrolls && up[room[0]] > up[room[1]]) return up
  }
  return null
}
