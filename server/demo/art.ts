/** A company's own compositions: contents of its slides, cards, posters and strips. */
import type { Card, Placed, Slide } from './pictures/banners'
import type { BrandSource } from './model'
import type { Kind, Paint } from './silhouettes'
import type { Service } from './pictures/small-pictures'
import { swatch } from './palette'

interface Door {
  title: string
  line: string
  colour: string
  subject: Paint & { kind: Kind }
}

export interface Art {
  sign: BrandSource['mark']
  slides: Record<string, Slide>
  cards: Record<string, Card>
  tiles: Record<string, Card>
  posters: Record<string, Card>
  strips: Record<string, Door[]>
  /** Icons of what the shop promises, with their titles. */
  services: Partial<Record<Service, string>>
}

/** An object in a palette colour. */
export function thing(kind: Kind, colour: string, motif?: string): Paint & { kind: Kind } {
  return { kind, motif, ...swatch(colour) }
}

/** An object with its feet at x, y. */
export function put(kind: Kind, colour: string, x: number, y: number, scale: number, motif?: string): Placed {
  return { ...thing(kind, colour, motif), x, y, scale }
}
