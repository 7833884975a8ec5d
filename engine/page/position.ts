/** Positions among siblings by index, and their order keys. */
import { childrenOf, positionOf } from './children'
import type { Clip } from './clip'
import type { PageDoc, Parent } from './doc'
import { requireWidget, requireParent } from './find'
import { keyAt } from './order-keys'
import type { Transaction } from './transaction'

/** Where a widget is inserted: before the child at `index`, by default at the end. */
export interface InsertPosition {
  parent: Parent
  index?: number
}

/** The current position of a widget; `offset` 1 is the position right after it. */
export function requirePosition(
  doc: PageDoc,
  uuid: string,
  where: string,
  offset = 0,
): Required<InsertPosition> {
  const widget = requireWidget(doc, uuid, where)
  return { parent: widget.parent, index: positionOf(doc, uuid, widget) + offset }
}

/** Moves a widget to an index among its new siblings (itself not counted). */
export function placeAt(tx: Transaction, uuid: string, { parent, index }: InsertPosition): void {
  const now = requirePosition(tx.doc, uuid, 'move')
  requireParent(tx.doc, parent, 'move')
  const siblings = childrenOf(tx.doc, parent)
  const own = now.parent === parent ? now.index : siblings.length
  const others = siblings.length - (own < siblings.length ? 1 : 0)
  const target = index ?? others
  if (target !== own || now.parent !== parent) {
    const siblingAt = (position: number) => siblings[position < own ? position : position + 1]
    tx.place(uuid, parent, freeKey(tx, others, siblingAt, target))
  }
}

/** Inserts a clip and its descendants, in reading order under the uuids that `nextUuid` gives. */
export function insertClip(
  tx: Transaction,
  clip: Clip,
  { parent, index }: InsertPosition,
  nextUuid: () => string,
): void {
  requireParent(tx.doc, parent, 'insert')
  const siblings = childrenOf(tx.doc, parent)
  const order = freeKey(tx, siblings.length, (position) => siblings[position], index ?? siblings.length)
  const uuid = nextUuid()
  tx.insert(uuid, { ...clip.widget, parent, order })
  for (const child of clip.children) insertClip(tx, child, { parent: uuid }, nextUuid)
}

/** An order key between siblings; equal or overlong keys are renewed in the same step. */
function freeKey(
  tx: Transaction,
  length: number,
  sibling: (position: number) => string | undefined,
  index: number,
): string {
  const siblingAt = (position: number) => tx.doc.widgets.get(sibling(position) ?? '')
  const { key, rekeyed } = keyAt({ length, at: (position) => siblingAt(position)?.order }, index)
  for (const [position, newKey] of rekeyed) {
    const uuid = sibling(position)
    const widget = siblingAt(position)
    if (uuid !== undefined && widget) tx.place(uuid, widget.parent, newKey)
  }
  return key
}
