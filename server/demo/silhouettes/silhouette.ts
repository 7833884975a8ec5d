import type { Ink } from './ink'

/** Options of a product's picture: the SKU's colour, a second colour, and a print. */
export interface Paint {
  base: string
  accent: string
  motif?: string | undefined
}

/** Drawn around the origin, within −200 … 200 both ways; standing objects have their feet at y = 200. */
export interface Silhouette {
  stance: 'hangs' | 'stands'
  /** Width of the shadow on the floor, for standing objects. */
  foot?: number
  draw(ink: Ink, paint: Paint): string
}

export const hangs = (draw: Silhouette['draw']): Silhouette => ({ stance: 'hangs', draw })
export const stands = (foot: number, draw: Silhouette['draw']): Silhouette => ({
  stance: 'stands',
  foot,
  draw,
})
