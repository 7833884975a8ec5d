/** The one place that writes to a document. It keeps map and index together and asks nothing else of the tree. */
import { applyPatch } from './apply-patch'
import type { Change } from './change'
import { link, relink, unlink } from './children'
import { PAGE, type OwnedDoc, type Widget } from './doc'
import { need, PageError } from './find'
import type { Patch } from './patch'

/** Applies changes in their order. Throws on the first that does not fit and leaves those before it applied. */
export function applyChanges(doc: OwnedDoc, changes: readonly Change[]): void {
  for (const change of changes) applyChange(doc, change)
}

export function applyChange(doc: OwnedDoc, change: Change): void {
  const { id } = change
  if ('added' in change) add(doc, id, change.added)
  else if ('removed' in change) remove(doc, id)
  else if (id === PAGE) doc.page = change.patches.reduce(applyPatch, doc.page)
  else for (const patch of change.patches) edit(doc, id, patch)
}

function edit(doc: OwnedDoc, id: string, patch: Patch): void {
  const widget = need(doc, id, patch.op)
  const next = applyPatch(widget, patch)
  if (patch.op === 'place') relink(doc, id, widget, next)
  doc.widgets.set(id, next)
}

function add(doc: OwnedDoc, id: string, widget: Widget): void {
  if (id === PAGE || doc.widgets.has(id)) throw new PageError('a uuid that is free', `"${id}"`, 'add')
  doc.widgets.set(id, widget)
  link(doc, id, widget)
}

function remove(doc: OwnedDoc, id: string): void {
  unlink(doc, id, need(doc, id, 'remove'))
  doc.widgets.delete(id)
}
