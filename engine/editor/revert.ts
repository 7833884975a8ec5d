/** Taking back one step out of the middle of the history. */
import { invertChanges, type Change, type Step } from '../page/change'
import type { Command } from '../page/command'
import { related } from '../page/paths'

/** The first later step that touched what this one did; such a step cannot be taken back alone. */
export function blockerOf(step: Step, since: readonly Step[]): Step | undefined {
  return since.find((later) =>
    later.changes.some((change) => step.changes.some((own) => touches(own, change))),
  )
}

/** The command that takes a step back. */
export function revertStep(step: Step): Command {
  return {
    label: () => `撤回 ${step.label}`,
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
