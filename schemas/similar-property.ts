import { closestOf, distance } from './dialect/closest'
import { keyOrder } from './generated/key-order'
import type { KeyOrder } from './key-order'
import { segmentsOf } from './pointer'

/** Longest unknown name that is compared, in characters: the comparison is quadratic. */
const LONGEST = 64

/**
 * The declared property that an unknown one is probably meant to be, '' if none is similar.
 * @param path JSON pointer of the object that holds it, within the content of a widget of this type
 */
export function similarProperty(type: string, path: string, name: string): string {
  let place: KeyOrder | null | undefined = Object.hasOwn(keyOrder, type) ? keyOrder[type] : undefined
  for (const step of segmentsOf(path)) place = inside(place, step)
  if (!place?.keys || name.length > LONGEST) return ''
  const closest = closestOf(name.toLowerCase(), Object.keys(place.keys))
  return distance(name, closest) <= Math.ceil(closest.length / 3) ? closest : ''
}

function inside(place: KeyOrder | null | undefined, step: string): KeyOrder | null | undefined {
  if (place?.keys) return Object.hasOwn(place.keys, step) ? place.keys[step] : undefined
  return Array.isArray(place?.items) ? place.items[Number(step)] : place?.items
}
