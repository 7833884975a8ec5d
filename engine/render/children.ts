import { compareEntries } from '@schemas/order'
import type { ViewPage, ViewWidget } from './contract'

export type Children = ReadonlyMap<string | null, readonly [uuid: string, widget: ViewWidget][]>

const indexes = new WeakMap<object, Children>()

/** Children of each parent (`null`: top level) in reading order; cached, since pages are immutable. */
export function childrenOf(page: ViewPage): Children {
  let index = indexes.get(page)
  if (!index) indexes.set(page, (index = build(page)))
  return index
}

function build(page: ViewPage): Children {
  const index = new Map<string | null, [string, ViewWidget][]>()
  for (const entry of Object.entries(page.widgets)) {
    const siblings = index.get(entry[1].parent)
    if (siblings) siblings.push(entry)
    else index.set(entry[1].parent, [entry])
  }
  for (const siblings of index.values()) siblings.sort(compareEntries)
  return index
}
