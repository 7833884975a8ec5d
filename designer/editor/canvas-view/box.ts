/** A rectangle; which pixels, its user says. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const boxOf = ({ left, top, width, height }: DOMRectReadOnly): Box => ({ left, top, width, height })

export const isInside = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

/** Puts an absolutely placed element over a box; by its place, for `position: sticky` inside it knows no transforms. */
export function cover(element: HTMLElement, { left, top, width, height }: Box): void {
  const { style } = element
  style.left = `${left}px`
  style.top = `${top}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
