/** The children index: for each parent the uuids of its children by order key, ties by uuid. */
import { compareEntries } from '@schemas/order'
import type { OwnedDoc, PageDoc, Parent, Widget } from './doc'

const NONE: readonly string[] = []

/** Uuids of the children in reading order; empty for a leaf. The same array until the list changes. */
export function childrenOf(doc: PageDoc, parent: Parent): readonly string[] {
  return doc.children.get(parent) ?? NONE
}

/** Builds the index from scratch. */
export function indexChildren(widgets: ReadonlyMap<string, Widget>): Map<Parent, readonly string[]> {
  const groups = new Map<Parent, [string, Widget][]>()
  for (const entry of widgets) {
    const siblings = groups.get(entry[1].parent)
    if (siblings) siblings.push(entry)
    else groups.set(entry[1].parent, [entry])
  }
  const index = new Map<Parent, readonly string[]>()
  for (const [parent, entries] of groups) {
    index.set(
      parent,
      entries.toSorted(compareEntries).map(([uuid]) => uuid),
    )
  }
  return index
}

/** Removes a widget from its siblings; `widget` is its current state. */
export function unlink(doc: OwnedDoc, uuid: string, widget: Widget): void {
  const rest = childrenOf(doc, widget.parent).toSpliced(positionOf(doc, uuid, widget), 1)
  if (rest.length > 0) doc.children.set(widget.parent, rest)
  else doc.children.delete(widget.parent)
}

/** Inserts a widget among its siblings by its order key. */
export function link(doc: OwnedDoc, uuid: string, widget: Widget): void {
  doc.children.set(
    widget.parent,
    childrenOf(doc, widget.parent).toSpliced(positionOf(doc, uuid, widget), 0, uuid),
  )
}

/** Moves a widget to the position of `next`; the map still has the old state. */
export function relink(doc: OwnedDoc, uuid: string, old: Widget, next: Widget): void {
  if (next.parent !== old.parent) {
    unlink(doc, uuid, old)
    link(doc, uuid, next)
    return
  }
  const siblings = [...childrenOf(doc, old.parent)]
  const from = positionOf(doc, uuid, old)
  const before = positionOf(doc, uuid, next)
  const to = before > from ? before - 1 : before
  if (to > from) siblings.copyWithin(from, from + 1, to + 1)
  else siblings.copyWithin(to + 1, to, from)
  siblings[to] = uuid
  doc.children.set(old.parent, siblings)
}

/** Index of a widget among its siblings, or where it would be inserted; a binary search. */
export function positionOf(doc: PageDoc, uuid: string, widget: Widget): number {
  const siblings = childrenOf(doc, widget.parent)
  let low = 0
  let high = siblings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (precedes(doc, siblings[middle], uuid, widget)) low = middle + 1
    else high = middle
  }
  return low
}

function precedes(doc: PageDoc, sibling: string | undefined, uuid: string, widget: Widget): boolean {
  if (sibling === undefined) return false
  const other = doc.widgets.get(sibling)
  return other !== undefined && compareEntries([sibling, other], [uuid, widget]) < 0
}
