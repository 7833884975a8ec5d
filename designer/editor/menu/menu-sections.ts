import { type Action, actionOf, canRun } from '../actions'
import { isPanel } from '../placement'
import type { Workspace } from '../workspace'

/** What the menu offers for widgets, a line between the sections. */
const ON_SELECTION = [
  ['edit', 'insert-above', 'insert-below'],
  ['move-up', 'move-down', 'select-parent', 'select-inside'],
  ['copy', 'cut', 'paste', 'duplicate'],
  ['save-module'],
  ['remove'],
] as const

/** Beside every widget. */
const ON_PAGE = [['paste'], ['select-all', 'find']] as const

export interface MenuLine extends Pick<Action, 'id' | 'title' | 'keys'> {
  enabled: boolean
}

/** The menu's sections for what is selected now; a viewer sees only what a viewer may do. */
export function menuSections(workspace: Workspace): MenuLine[][] {
  const { ui, readOnly } = workspace
  const sections = ui.selected.length > 0 ? ON_SELECTION : ON_PAGE
  return sections
    .map((ids) =>
      ids
        .map(actionOf)
        .filter(({ id, edits }) => !(edits && readOnly) && isFitting(id, workspace))
        .map((action) => ({ ...action, enabled: canRun(action, workspace) })),
    )
    .filter((lines) => lines.length > 0)
}

/** What is never of use for this selection is left out rather than grey. */
function isFitting(id: string, { editor, selected }: Workspace): boolean {
  const type = selected === null ? '' : (editor.doc.widgets.get(selected)?.type ?? '')
  return !['save-module', 'select-inside'].includes(id) || isPanel(type)
}
