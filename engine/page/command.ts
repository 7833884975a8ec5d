/** Commands: an operator's edit as a value, run against any page. */
import { applyChanges } from './apply-changes'
import { invertChanges, type Step } from './change'
import { checkTree } from './check-tree'
import { copyDoc, type OwnedDoc, type PageDoc } from './doc'
import { foldChanges } from './fold'
import { Transaction } from './transaction'

export interface Command {
  /** What the history panel says, in Chinese; asked before the command runs. */
  label(doc: PageDoc): string
  /** Commands of one key in quick succession become one step of the history. */
  readonly mergeKey?: string
  /** It merges changes that others have already saved, so `EditorOptions.admit` is not called. */
  readonly isSettled?: boolean
  run(tx: Transaction): void
}

/** The page after a command, and the step that leads there. Pure: the page it was given stays. */
export function applyCommand(doc: PageDoc, command: Command): { doc: PageDoc; step: Step } {
  const own = copyDoc(doc)
  return { step: runCommand(own, command), doc: own }
}

/** Runs a command on a page one owns. Throws where it cannot be done; the page is then as it was. */
export function runCommand(doc: OwnedDoc, { label, run }: Command): Step {
  const text = label(doc)
  const tx = new Transaction(doc, text)
  try {
    run(tx)
    checkTree(doc, tx.changes, text)
  } catch (error) {
    applyChanges(doc, invertChanges(tx.changes))
    throw error
  }
  return { label: text, changes: foldChanges(tx.changes) }
}
