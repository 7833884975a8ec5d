/** Commands: an operator's edit as a value that runs on any page. */
import { applyChanges } from './apply'
import { invertChanges, type EditStep, type Change } from './patch'
import { copyDoc, type OwnedDoc, type PageDoc, isRoot } from './doc'
import { foldChanges } from './fold'
import { Transaction } from './transaction'
import { childrenOf } from './children'
import { PageError } from './find'

export interface Command {
  /** The Chinese label in the history panel; read before the command runs. */
  label(doc: PageDoc): string
  /** Commands with one key in quick succession become one step of the history. */
  readonly mergeKey?: string
  /** It takes over changes that are saved already, so `EditorOptions.admit` is not called. */
  readonly isSettled?: boolean
  /** The changes are another operator's: undo passes over them. */
  readonly isForeign?: boolean
  run(tx: Transaction): void
}

/** The page after a command, and its step. Pure: the given page does not change. */
export function applyCommand(doc: PageDoc, command: Command): { doc: PageDoc; step: EditStep } {
  const own = copyDoc(doc)
  return { step: runCommand(own, command), doc: own }
}

/** Runs a command on a page in place. If it throws, the page is unchanged. */
export function runCommand(doc: OwnedDoc, { label, run }: Command): EditStep {
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

/**
 * Throws unless the added, moved and removed widgets left a tree: every parent exists, no widget is its own ancestor,
 * no child lost its parent. Other widgets are not checked.
 */
function checkTree(doc: PageDoc, changes: readonly Change[], where: string): void {
  for (const change of changes) {
    const { id } = change
    if (doc.widgets.has(id)) {
      if ('added' in change || ('patches' in change && change.patches.some(({ op }) => op === 'place'))) {
        checkAncestry(doc, id, where)
      }
    } else if ('removed' in change) {
      const left = childrenOf(doc, id)
      if (left.length > 0) throw new PageError(`no children left of "${id}"`, left.join(', '), where)
    }
  }
}

function checkAncestry(doc: PageDoc, id: string, where: string): void {
  const met = new Set([id])
  let parent = doc.widgets.get(id)?.parent ?? null
  while (parent !== null && !isRoot(parent)) {
    if (met.has(parent))
      throw new PageError(`a place outside "${id}"`, `its own descendant "${parent}"`, where)
    met.add(parent)
    const widget = doc.widgets.get(parent)
    if (!widget) throw new PageError('a parent of this page', `no widget "${parent}"`, where)
    parent = widget.parent
  }
}
