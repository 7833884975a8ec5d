/** What a step does to a document, widget by widget. Plain JSON: history, autosave and tests read the same. */
import type { Widget } from './doc'
import { invertPatch, type Patch } from './patch'

export type Change =
  /** `id` is a widget's uuid, or `PAGE`. */
  | { readonly id: string; readonly patches: readonly Patch[] }
  | { readonly id: string; readonly added: Widget }
  | { readonly id: string; readonly removed: Widget }

/** One entry of the history: what the operator did, by its Chinese label, and how to do it again or take it back. */
export interface Step {
  readonly label: string
  readonly changes: readonly Change[]
}

/** The changes that take these back, last first. */
export function invertChanges(changes: readonly Change[]): Change[] {
  return changes.toReversed().map(invertChange)
}

function invertChange(change: Change): Change {
  if ('added' in change) return { id: change.id, removed: change.added }
  if ('removed' in change) return { id: change.id, added: change.removed }
  return { id: change.id, patches: change.patches.toReversed().map(invertPatch) }
}
