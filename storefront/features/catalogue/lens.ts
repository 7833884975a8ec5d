/** px; the picture's side: twice as large, it is as wide as a picture of size l. */
export const SIDE = 400
/** The lens of the gallery (rule items-3). */
export const SCALE = 2
/** px */
export const LENS = 168

export interface Lens {
  /** px of its left upper corner in the picture. */
  x: number
  y: number
}

/** The lens around a point of the picture, never beyond its edge. */
export const lensAt = (x: number, y: number): Lens => ({ x: within(x - LENS / 2), y: within(y - LENS / 2) })

const within = (start: number) => Math.round(Math.max(0, Math.min(SIDE - LENS, start)))
