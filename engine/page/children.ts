/** The children index: for each parent the uuids it holds, by order key, ties by uuid. */
import { compareEntries } from '@schemas/order'
import type { OwnedDoc, PageDoc, Parent, Widget } from './doc'

const NONE: readonly string[] = Object.freeze([])

/** Uuids of the children in reading order; empty for a leaf. Stays the same array until the list changes. */
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
    index.set(parent, Object.freeze(entries.toSorted(compareEntries).map(([uuid]) => uuid)))
  }
  return index
}

/** Takes a widget out of its siblings. */
export function unlink(doc: OwnedDoc, uuid: string, parent: Parent): void {
  const rest = childrenOf(doc, parent).filter((other) => other !== uuid)
  if (rest.length > 0) doc.children.set(parent, Object.freeze(rest))
  else doc.children.delete(parent)
}

/** Puts a widget among its siblings, where its order key says. */
export function link(doc: OwnedDoc, uuid: string, widget: Widget): void {
  const siblings = childrenOf(doc, widget.parent)
  let low = 0
  let high = siblings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = siblings[middle]
    const standing = other === undefined ? undefined : doc.widgets.get(other)
    if (other !== undefined && standing && compareEntries([other, standing], [uuid, widget]) < 0)
      low = middle + 1
    else high = middle
  }
  doc.children.set(widget.parent, Object.freeze(siblings.toSpliced(low, 0, uuid)))
}
