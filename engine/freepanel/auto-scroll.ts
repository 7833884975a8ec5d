/** While a child is dragged near the edge of what is seen, the panel scrolls on as long as there is more of it. */
import { AXES, type Axis, type Point } from './geometry/box'

/** Screen px: how near to the edge, and how far at once. */
const ZONE = 32
const STEP = 12

const SIDES = {
  x: { low: 'left', high: 'right', overflow: 'overflowX', room: ['scrollWidth', 'clientWidth'] },
  y: { low: 'top', high: 'bottom', overflow: 'overflowY', room: ['scrollHeight', 'clientHeight'] },
} as const

/** Scrolls whatever shows only a part of `panel`, if the pointer is near its edge; the scroll event tells who follows. */
export function scrollTowards(panel: Element, client: Point): void {
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
