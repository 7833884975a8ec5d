/** Walking the tree. A page may contain circles and orphans, so nothing here assumes a valid tree. */
import { compareEntries } from '@schemas/order'
import { childrenOf } from './children'
import { isRoot, ROOTS, type PageDoc, type Parent } from './doc'

/** A widget's descendants in reading order, without itself. */
export function descendants(doc: PageDoc, parent: Parent): string[] {
  const met = new Set<string>()
  const waiting = childrenOf(doc, parent).toReversed()
  for (let uuid = waiting.pop(); uuid !== undefined; uuid = waiting.pop()) {
    if (met.has(uuid) || uuid === parent) continue
    met.add(uuid)
    for (const child of childrenOf(doc, uuid).toReversed()) waiting.push(child)
  }
  return [...met]
}

/** Uuids from the parent upwards; ends before a missing or repeated widget. */
export function ancestors(doc: PageDoc, uuid: string): string[] {
  const met: string[] = []
  let parent = doc.widgets.get(uuid)?.parent ?? null
  while (parent !== null && doc.widgets.has(parent) && !met.includes(parent)) {
    met.push(parent)
    parent = doc.widgets.get(parent)?.parent ?? null
  }
  return met
}

/** All uuids in reading order, region by region; orphans after the top level, circles last (as `readingOrder` of the schemas). */
export function walk(doc: PageDoc): string[] {
  const met = new Set(Object.values(ROOTS).flatMap((root) => descendants(doc, root)))
  if (met.size === doc.widgets.size) return [...met]
  const rest = [...doc.widgets].filter(([uuid]) => !met.has(uuid)).toSorted(compareEntries)
  const orphans = rest.filter(
    ([, { parent }]) => parent !== null && !isRoot(parent) && !doc.widgets.has(parent),
  )
  for (const [uuid] of [...orphans, ...rest]) {
    if (met.has(uuid)) continue
    met.add(uuid)
    for (const child of descendants(doc, uuid)) met.add(child)
  }
  return [...met]
}

/** Without those that lie in another one of them: an operation on a panel includes its content. */
export function outermost(doc: PageDoc, uuids: readonly string[]): string[] {
  return uuids.filter((uuid) => !ancestors(doc, uuid).some((above) => uuids.includes(above)))
}

/** The same, in reading order. */
export function inOrder(doc: PageDoc, uuids: readonly string[]): string[] {
  return uuids.length < 2 ? [...uuids] : walk(doc).filter((uuid) => uuids.includes(uuid))
}
