import { boxesOverlap, type Box } from './box'

/** Keys of the boxes that a rubber band touches, in the order of the boxes. */
export function marquee<K>(band: Box, boxes: Iterable<readonly [K, Box]>): K[] {
  return [...boxes].flatMap(([key, box]) => (boxesOverlap(band, box) ? [key] : []))
}
