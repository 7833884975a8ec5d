/**
 * Edits as plain JSON; history, autosave and tests read the same. Patches of one widget use immer's operations
 * (replace, add, remove by path) and two more: `move` within a list, and `place` in the tree. Each stores the previous
 * value, so it can be inverted.
 */
import type { PageConfig, TreePosition, Widget } from './doc'

/** Path from the widget: `['props', 'data', 0, 'imgUrl']`. A number is a list index. */
export type Path = readonly (string | number)[]

/** `value` and `was` are JSON values. */
export type Patch =
  | { readonly op: 'replace'; readonly path: Path; readonly value: unknown; readonly was: unknown }
  /** Into a list: before this index. Into an object: before the key `before`, else last. */
  | { readonly op: 'add'; readonly path: Path; readonly value: unknown; readonly before?: string }
  | { readonly op: 'remove'; readonly path: Path; readonly was: unknown; readonly before?: string }
  /** `path` is the list; `to` is the item's index after the move. */
  | { readonly op: 'move'; readonly path: Path; readonly from: number; readonly to: number }
  | { readonly op: 'place'; readonly value: TreePosition; readonly was: TreePosition }

/** The target of patches. */
export type Node = Widget | PageConfig

/** The inverse patch. */
export function invertPatch(patch: Patch): Patch {
  switch (patch.op) {
    case 'replace':
      return { op: 'replace', path: patch.path, value: patch.was, was: patch.value }
    case 'add':
      return { op: 'remove', path: patch.path, was: patch.value, ...beside(patch.before) }
    case 'remove':
      return { op: 'add', path: patch.path, value: patch.was, ...beside(patch.before) }
    case 'move':
      return { op: 'move', path: patch.path, from: patch.to, to: patch.from }
    case 'place':
      return { op: 'place', value: patch.was, was: patch.value }
  }
}

/** The optional `before` of a patch; absent if the key is the object's last. */
export function beside(before: string | undefined): { before?: string } {
  return before === undefined ? {} : { before }
}

export function startsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((key, depth) => key === path[depth])
}

/** Whether one patch changes the target of the other, or shifts its indexes. */
export function related(a: Patch, b: Patch): boolean {
  if (a.op === 'place' || b.op === 'place') return a.op === b.op
  const [left, right] = [scopeOf(a), scopeOf(b)]
  return startsWith(left, right) || startsWith(right, left)
}

/** Adding and removing items affects the whole list. */
function scopeOf(patch: Exclude<Patch, { op: 'place' }>): Path {
  const { op, path } = patch
  const shifting = (op === 'add' || op === 'remove') && typeof path.at(-1) === 'number'
  return shifting ? path.slice(0, -1) : path
}

export type Change =
  /** `id` is a widget's uuid, or `PAGE`. */
  | { readonly id: string; readonly patches: readonly Patch[] }
  | { readonly id: string; readonly added: Widget }
  | { readonly id: string; readonly removed: Widget }

/** One edit of the operator: its Chinese label and its changes. */
export interface EditStep {
  readonly label: string
  readonly changes: readonly Change[]
}

/** The inverse changes, last first. */
export function invertChanges(changes: readonly Change[]): Change[] {
  return changes.toReversed().map(invertChange)
}

function invertChange(change: Change): Change {
  if ('added' in change) return { id: change.id, removed: change.added }
  if ('removed' in change) return { id: change.id, added: change.removed }
  return { id: change.id, patches: change.patches.toReversed().map(invertPatch) }
}
