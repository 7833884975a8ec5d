import { catalogue } from '@schemas/generated/catalogue'
import { isRoot, type PageDoc } from './doc'

/** Whether widgets of this type hold others. */
export const isPanel = (type: string): boolean => (catalogue[type]?.children ?? null) !== null

/** The panel that is the only selected widget, or the common parent of all selected widgets. */
export function activePanel(doc: PageDoc, selected: readonly string[]): string | null {
  const [first] = selected
  const widget = first === undefined ? undefined : doc.widgets.get(first)
  if (first === undefined || !widget) return null
  if (selected.length === 1 && isPanel(widget.type)) return first
  const { parent } = widget
  if (parent === null || isRoot(parent)) return null
  return selected.every((uuid) => doc.widgets.get(uuid)?.parent === parent) ? parent : null
}
