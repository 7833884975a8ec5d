import type { Seed } from '../page/clip'
import type { Parent } from '../page/doc'
import { insertAt, type Newcomer } from './insert'

/** Inserts a ready widget as a child of a panel (`null`: of the page), at the end unless an index is given. */
export function insertInto(parent: Parent, widget: Seed, index?: number, uuid?: string): Newcomer {
  return insertAt(
    '插入',
    { widget, children: [] },
    () => (index === undefined ? { parent } : { parent, index }),
    uuid,
  )
}
