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

/** Zoom of the canvas: 1 = 100 %. */
export const MIN_ZOOM = 0.25
export const MAX_ZOOM = 2

const STEP = 0.1
/** Floats: 0.7 in tenths is 6.999… */
const tenths = (zoom: number) => Math.round((zoom / STEP) * 1000) / 1000

export const clampZoom = (zoom: number): number =>
  Math.round(Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom)) * 100) / 100

/** The next multiple of 10 % in a direction, within the limits. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const step = direction > 0 ? Math.floor(tenths(zoom)) + 1 : Math.ceil(tenths(zoom)) - 1
  return clampZoom(step * STEP)
}

/** What makes `content` px fit into `room` px, in whole percents. */
export function fittingZoom(content: number, room: number): number {
  if (content <= 0 || room <= 0) return 1
  return clampZoom(Math.floor((room / content) * 100) / 100)
}
