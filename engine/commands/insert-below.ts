import type { Seed } from '../page/clip'
import { needSpot } from '../page/stand'
import { insertAt, type Newcomer } from './insert'

/** Inserts a ready widget right after another, under the same parent. */
export function insertBelow(reference: string, widget: Seed, uuid?: string): Newcomer {
  return insertAt('插入', { widget, children: [] }, (doc) => needSpot(doc, reference, 'insertBelow', 1), uuid)
}
