/**
 * The patches between two JSON values, and the changes between two documents. Shared parts are skipped, so a small edit
 * costs little.
 */
import { equal, isList, isRecord } from '@schemas/json'
import { beside, type Patch, type Path, type Change } from './patch'
import { PAGE, type PageDoc, type Widget } from './doc'
import { walk } from './walk'

/** Patches that turn `before` into `after`, in order of application. */
export function diffValue(before: unknown, after: unknown, path: Path, patches: Patch[] = []): Patch[] {
  if (Object.is(before, after)) return patches
  if (isList(before) && isList(after)) diffLists(before, after, path, patches)
  else if (isRecord(before) && isRecord(after)) diffRecords(before, after, path, patches)
  else if (!equal(before, after)) patches.push({ op: 'replace', path, value: after, was: before })
  return patches
}

type Entries = Readonly<Record<string, unknown>>

function diffRecords(before: Entries, after: Entries, path: Path, patches: Patch[]): void {
  const keys = Object.keys(before)
  for (const [index, key] of keys.entries()) {
    const at = [...path, key]
    if (after[key] !== undefined && Object.hasOwn(after, key)) diffValue(before[key], after[key], at, patches)
    else patches.push({ op: 'remove', path: at, was: before[key], ...beside(keys[index + 1]) })
  }
  for (const [key, value] of Object.entries(after)) {
    if (value !== undefined && !Object.hasOwn(before, key))
      patches.push({ op: 'add', path: [...path, key], value })
  }
}

/** Common beginnings and ends stay; in between, items are compared in pairs and the rest is added or removed. */
function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  patches: Patch[],
): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && equal(before[start], after[start])) start++
  let same = 0
  while (same < shorter - start && equal(before.at(-1 - same), after.at(-1 - same))) same++

  const [oldEnd, newEnd] = [before.length - same, after.length - same]
  const paired = Math.min(oldEnd, newEnd)
  for (let index = start; index < paired; index++)
    diffValue(before[index], after[index], [...path, index], patches)
  for (let index = oldEnd - 1; index >= paired; index--) {
    patches.push({ op: 'remove', path: [...path, index], was: before[index] })
  }
  for (let index = paired; index < newEnd; index++)
    patches.push({ op: 'add', path: [...path, index], value: after[index] })
}

/**
 * Changes that turn `before` into `after`: children are removed before their parents, parents added before their
 * children.
 */
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
