import type { Ink } from '../ink'

/** What a good's picture may choose: the SKU's colour, a second colour, and a print for what carries one. */
export interface Paint {
  base: string
  accent: string
  motif?: string | undefined
}

/** Drawn around the origin, inside −200 … 200 both ways; what stands has its feet at y = 200. */
export interface Silhouette {
  stance: 'hangs' | 'stands'
  /** Width of the shadow on the floor, for what stands. */
  foot?: number
  draw(ink: Ink, paint: Paint): string
}

export const hangs = (draw: Silhouette['draw']): Silhouette => ({ stance: 'hangs', draw })
export const stands = (foot: number, draw: Silhouette['draw']): Silhouette => ({
  stance: 'stands',
  foot,
  draw,
})
