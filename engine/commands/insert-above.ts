import type { Seed } from '../page/clip'
import { needSpot } from '../page/stand'
import { insertAt, type Newcomer } from './insert'

/** Inserts a ready widget right before another, under the same parent. */
export function insertAbove(reference: string, widget: Seed, uuid?: string): Newcomer {
  return insertAt('插入', { widget, children: [] }, (doc) => needSpot(doc, reference, 'insertAbove'), uuid)
}
