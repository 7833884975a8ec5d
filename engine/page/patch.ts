/**
 * Patches of one widget, in immer's words (replace, add, remove by path) and two of our own: `move` within a list, and
 * `place` in the tree. Each also says what was there before, so one list leads forward and back.
 */
import type { PageConfig, Place, Widget } from './doc'

/** From the widget down: `['props', 'data', 0, 'imgUrl']`. A number is an index of a list. */
export type Path = readonly (string | number)[]

/** `value` and `was` are JSON values. */
export type Patch =
  | { readonly op: 'replace'; readonly path: Path; readonly value: unknown; readonly was: unknown }
  /** Into a list: before this index. Into an object: before the key `before`, else last. */
  | { readonly op: 'add'; readonly path: Path; readonly value: unknown; readonly before?: string }
  | { readonly op: 'remove'; readonly path: Path; readonly was: unknown; readonly before?: string }
  /** `path` is the list; `to` is the item's index after the move. */
  | { readonly op: 'move'; readonly path: Path; readonly from: number; readonly to: number }
  | { readonly op: 'place'; readonly value: Place; readonly was: Place }

/** What patches apply to. */
export type Node = Widget | PageConfig

/** The patch that takes this one back. */
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

/** The optional `before` of a patch; absent when the key is the object's last. */
export function beside(before: string | undefined): { before?: string } {
  return before === undefined ? {} : { before }
}
