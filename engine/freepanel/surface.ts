/** Where a panel lies on the screen just now: the overlay's element, at its zoom, wherever it was scrolled to. */
import { scrollTowards } from './auto-scroll'
import type { Point } from './geometry/box'

export class Surface {
  element: HTMLElement | null = null
  /** Screen px of one px of the page. */
  zoom = 1

  /** Turns a place on the screen into px of the panel. */
  readonly toPanel = (client: Point): Point => {
    const { left, top } = this.element?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: (client.x - left) / this.zoom, y: (client.y - top) / this.zoom }
  }

  /** Brings more of the panel into view when the pointer is at the edge of what is seen. */
  scroll(client: Point): void {
    if (this.element) scrollTowards(this.element, client)
  }
}
