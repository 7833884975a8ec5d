import { isList, isRecord } from '@schemas/json'
import { PageError, requireWidget } from './find'
import type { Node, Patch, Path, Change } from './patch'
import { link, relink, unlink } from './children'
import { PAGE, type OwnedDoc, type Widget } from './doc'

type Edit = Exclude<Patch, { op: 'place' }>

/** The node after one patch: values on the path are copied and frozen, the rest is shared. */
export function applyPatch<N extends Node>(node: N, patch: Patch): N {
  if (patch.op === 'place') {
    const [parent, order] = patch.value
    return Object.freeze<N>({ ...node, parent, order })
  }
  // A path leads through untyped JSON; the node around it keeps its shape.
  return editAt(node, 0, patch) as N
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(node: unknown, path: Path): unknown {
  let value = node
  for (const key of path) value = entryOf(value, key)
  return value
}

/** The entry of a list or object under a key of the matching kind; `undefined` if there is none. */
export function entryOf(container: unknown, key: string | number | undefined): unknown {
  if (typeof key === 'number') return isList(container) ? container[key] : undefined
  return key !== undefined && isRecord(container) && Object.hasOwn(container, key)
    ? container[key]
    : undefined
}

function editAt(target: unknown, depth: number, patch: Edit): unknown {
  const { path } = patch
  const steps = patch.op === 'move' ? path.length : path.length - 1
  if (depth === steps) return Object.freeze(editEntry(target, path[depth], patch))
  const key = path[depth]
  if (typeof key === 'number' && isList(target) && key < target.length) {
    return Object.freeze(target.with(key, editAt(target[key], depth + 1, patch)))
  }
  if (typeof key === 'string' && isRecord(target) && Object.hasOwn(target, key)) {
    return Object.freeze({ ...target, [key]: editAt(target[key], depth + 1, patch) })
  }
  throw noSuchPlace(patch)
}

function editEntry(container: unknown, key: string | number | undefined, patch: Edit): object {
  if (isList(container)) {
    if (patch.op === 'move') return moved(container, patch.from, patch.to, patch)
    if (typeof key === 'number') return editList(container, key, patch)
  }
  if (isRecord(container) && typeof key === 'string' && patch.op !== 'move')
    return editRecord(container, key, patch)
  throw noSuchPlace(patch)
}

function editList(list: readonly unknown[], index: number, patch: Exclude<Edit, { op: 'move' }>): unknown[] {
  const last = patch.op === 'add' ? list.length : list.length - 1
  if (!Number.isInteger(index) || index < 0 || index > last) throw noSuchPlace(patch)
  if (patch.op === 'add') return list.toSpliced(index, 0, patch.value)
  return patch.op === 'remove' ? list.toSpliced(index, 1) : list.with(index, patch.value)
}

function moved(list: readonly unknown[], from: number, to: number, patch: Edit): unknown[] {
  if (!(from in list) || !(to in list)) throw noSuchPlace(patch)
  const item = list[from]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

function editRecord(
  record: Readonly<Record<string, unknown>>,
  key: string,
  patch: Exclude<Edit, { op: 'move' }>,
): Record<string, unknown> {
  const present = Object.hasOwn(record, key)
  if (present === (patch.op === 'add')) throw noSuchPlace(patch)
  if (patch.op === 'remove')
    return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
  if (patch.op === 'replace' || patch.before === undefined) return { ...record, [key]: patch.value }
  const entries = Object.entries(record)
  const at = entries.findIndex(([name]) => name === patch.before)
  return Object.fromEntries(entries.toSpliced(at < 0 ? entries.length : at, 0, [key, patch.value]))
}

function noSuchPlace(patch: Edit): PageError {
  const expected = patch.op === 'add' ? 'a free place in a list or an object' : 'a value'
  return new PageError(`${expected} at /${patch.path.join('/')}`, 'none', patch.op)
}

/**
 * Applies changes in their order, the only way to write to a document. Throws on the first that does not fit and leaves
 * those before it applied.
 */
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
  const widget = requireWidget(doc, id, patch.op)
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
  unlink(doc, id, requireWidget(doc, id, 'remove'))
  doc.widgets.delete(id)
}
