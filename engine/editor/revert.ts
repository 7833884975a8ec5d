/** Reverting and repeating a step that other steps have followed. */
import { applyChanges } from '../page/apply'
import { runCommand, type Command } from '../page/command'
import type { OwnedDoc } from '../page/doc'
import { PageError } from '../page/find'
import { type Change, type EditStep, invertChanges, related } from '../page/patch'
import type { HistoryEntry } from './history'
import { texts } from '../texts/texts'

/**
 * Applies the changes of a step, or their inverse, after others' steps.
 * @returns the changes; `null` where others have changed the same, or the tree around it
 */
export function applyAmong(
  doc: OwnedDoc,
  step: EditStep,
  changes: readonly Change[],
  others: readonly HistoryEntry[],
): readonly Change[] | null {
  if (others.length === 0) {
    applyChanges(doc, changes)
    return changes
  }
  const since = others.map((entry) => entry.step)
  if (blockerOf(step, since)) return null
  try {
    return runCommand(doc, {
      label: () => step.label,
      run: (tx) => changes.forEach((change) => tx.apply(change)),
    }).changes
  } catch (error) {
    if (error instanceof PageError) return null
    throw error
  }
}

/** The first later step that touched the same values; this step cannot be reverted alone then. */
export function blockerOf(step: EditStep, since: readonly EditStep[]): EditStep | undefined {
  return since.find((later) =>
    later.changes.some((change) => step.changes.some((own) => touches(own, change))),
  )
}

/** The command that reverts a step. */
export function revertStep(step: EditStep): Command {
  return {
    label: () => texts.steps.revert(step.label),
    run(tx) {
      for (const change of invertChanges(step.changes)) tx.apply(change)
    },
  }
}

function touches(own: Change, later: Change): boolean {
  if (own.id !== later.id) return false
  if (!('patches' in own && 'patches' in later)) return true
  return own.patches.some((patch) => later.patches.some((other) => related(patch, other)))
}
