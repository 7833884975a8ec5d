import { isRoot, type PageDoc } from '@engine/design'
import { isPanel } from './place'

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
