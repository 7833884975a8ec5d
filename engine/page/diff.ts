/** What leads from one document to another, as changes that can be applied and taken back. */
import type { Change } from './change'
import { diffValue } from './diff-value'
import { PAGE, type PageDoc, type Widget } from './doc'
import type { Patch } from './patch'
import { walk } from './walk'

/** Changes that turn `before` into `after`: children go before their parents, parents come before their children. */
export function diff(before: PageDoc, after: PageDoc): Change[] {
  const changes: Change[] = []
  const page = diffValue(before.page, after.page, [])
  if (page.length > 0) changes.push({ id: PAGE, patches: page })
  for (const id of walk(after)) {
    const widget = after.widgets.get(id)
    const old = before.widgets.get(id)
    if (!widget || widget === old) continue
    if (!old) changes.push({ id, added: widget })
    else {
      const patches = diffWidget(old, widget)
      if (patches.length > 0) changes.push({ id, patches })
    }
  }
  for (const id of walk(before).toReversed()) {
    const removed = after.widgets.has(id) ? undefined : before.widgets.get(id)
    if (removed) changes.push({ id, removed })
  }
  return changes
}

function diffWidget(before: Widget, after: Widget): Patch[] {
  const { parent: oldParent, order: oldOrder, ...oldRest } = before
  const { parent, order, ...rest } = after
  const patches = diffValue(oldRest, rest, [])
  if (parent !== oldParent || order !== oldOrder) {
    patches.push({ op: 'place', value: [parent, order], was: [oldParent, oldOrder] })
  }
  return patches
}
