import { insertWidget, positionBeside } from '../placement'
import type { Workspace } from '../workspace'

/**
 * Puts a widget of the palette on the page: beside the selected one where that was asked for, beside the one for which
 * the palette was opened, else at the default position. Viewers cannot insert.
 */
export function insertItem(workspace: Workspace, type: string, where?: 'above' | 'below'): void {
  const { editor, readOnly, selected, ui } = workspace
  if (readOnly) return
  const reference = where && selected !== null ? { uuid: selected, where } : ui.beside
  const beside = reference && editor.doc.widgets.has(reference.uuid) ? reference : null
  const uuid = beside
    ? insertWidget(workspace, type, positionBeside(editor.doc, beside.uuid, beside.where))
    : insertWidget(workspace, type)
  if (uuid !== null) ui.beside = null
}
