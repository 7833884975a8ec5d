/** Something about the page that the operator should know before publishing, and where it is. */
import { nameOf, PAGE, type PageDoc } from '@engine/design'
import type { Problem } from '@schemas/problem'
import type { Workspace } from '../workspace'

export interface Finding extends Pick<Problem, 'severity' | 'uuid' | 'path' | 'message'> {
  /** What the operator calls the widget. */
  name: string
}

export function whoIs(doc: PageDoc, uuid: string): string {
  const widget = doc.widgets.get(uuid)
  return uuid === PAGE || !widget ? '页面设置' : nameOf(widget)
}

export function findingOf(doc: PageDoc, { severity, uuid, path, message }: Problem): Finding {
  return { severity, uuid, path, message, name: whoIs(doc, uuid) }
}

/** Shows the place: selects the widget, opens its tab, focuses the field. */
export function jumpTo(workspace: Workspace, { uuid, path }: Pick<Finding, 'uuid' | 'path'>): void {
  const { ui } = workspace
  workspace.select(uuid === PAGE ? [] : [uuid])
  // problems of the page configuration count from the document
  const inside = path.replace(/^\/page(?=\/)/, '')
  ui.tab = inside.startsWith('/style') ? 'style' : 'props'
  ui.focusPath = inside === '' ? '/props' : inside
  ui.dialog = null
}
