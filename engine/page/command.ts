/** Commands: an operator's edit as a value, run against any page. */
import { applyChanges } from './apply'
import { invertChanges, type EditStep, type Change } from './patch'
import { copyDoc, type OwnedDoc, type PageDoc, isRoot } from './doc'
import { foldChanges } from './fold'
import { Transaction } from './transaction'
import { childrenOf } from './children'
import { PageError } from './find'

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
export function applyCommand(doc: PageDoc, command: Command): { doc: PageDoc; step: EditStep } {
  const own = copyDoc(doc)
  return { step: runCommand(own, command), doc: own }
}

/** Runs a command on a page one owns. Throws where it cannot be done; the page is then as it was. */
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
 * Throws unless the widgets that were added, placed or removed left a tree behind: every parent exists, nobody is its
 * own ancestor, nobody lost its parent. Widgets that were not touched are not looked at.
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
