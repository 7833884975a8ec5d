/** Giving widgets their place among siblings, by index. */
import { childrenOf } from './children'
import type { Clip } from './clip'
import type { PageDoc, Parent } from './doc'
import { need, needParent } from './find'
import { keyAt } from './order-keys'
import type { Transaction } from './transaction'
import { newUuid } from './uuid'

/** Where newcomers go: before the child at `index`, at the end when it is left out. */
export interface Spot {
  parent: Parent
  index?: number
}

/** Where a widget stands now; `offset` 1 is the spot right after it. */
export function needSpot(doc: PageDoc, uuid: string, where: string, offset = 0): Required<Spot> {
  const { parent } = need(doc, uuid, where)
  return { parent, index: childrenOf(doc, parent).indexOf(uuid) + offset }
}

/** Moves a widget to an index among the siblings it will have (itself not counted). */
export function standAt(tx: Transaction, uuid: string, { parent, index }: Spot): void {
  const widget = need(tx.doc, uuid, 'move')
  needParent(tx.doc, parent, 'move')
  const siblings = childrenOf(tx.doc, parent)
  const others = siblings.filter((other) => other !== uuid)
  const target = index ?? others.length
  if (widget.parent === parent && siblings.indexOf(uuid) === target) return
  tx.place(uuid, parent, freeKey(tx, others, target))
}

/** Inserts a clip and its descendants. The root gets `uuid`, everybody else a new one. */
export function plant(tx: Transaction, clip: Clip, { parent, index }: Spot, uuid: string = newUuid()): void {
  needParent(tx.doc, parent, 'insert')
  const siblings = childrenOf(tx.doc, parent)
  const order = freeKey(tx, siblings, index ?? siblings.length)
  tx.insert(uuid, { ...clip.widget, parent, order })
  for (const child of clip.children) plant(tx, child, { parent: uuid })
}

/** A key between siblings; those who share one, or whose keys grew too long, get new ones in the same step. */
function freeKey(tx: Transaction, siblings: readonly string[], index: number): string {
  const widgets = siblings.map((uuid) => need(tx.doc, uuid, 'order keys'))
  const { key, rekeyed } = keyAt(
    widgets.map(({ order }) => order),
    index,
  )
  for (const [position, fresher] of rekeyed) {
    const [uuid, parent] = [siblings[position], widgets[position]?.parent]
    if (uuid !== undefined && parent !== undefined) tx.place(uuid, parent, fresher)
  }
  return key
}
