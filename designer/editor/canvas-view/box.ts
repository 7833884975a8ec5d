/** A rectangle; the user says in which pixels. */
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

/** Puts an absolutely positioned element over a box; without a transform, which would break `position: sticky` inside. */
export function cover(element: HTMLElement, { left, top, width, height }: Box): void {
  const { style } = element
  style.left = `${left}px`
  style.top = `${top}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
