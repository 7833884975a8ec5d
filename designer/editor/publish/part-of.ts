import type { PageDoc } from '@engine/design'
import { descendants } from '@engine/design'
import { indexChildren } from '@engine/page/children'
import type { Widget } from '@engine/page/doc'

/** A page of one widget and what is inside it, at the top of the body; `null` where the page does not have it. */
export function partOf(doc: PageDoc, uuid: string): PageDoc | null {
  const widget = doc.widgets.get(uuid)
  if (!widget) return null
  const widgets = new Map<string, Widget>([[uuid, { ...widget, parent: null }]])
  for (const inner of descendants(doc, uuid)) {
    const found = doc.widgets.get(inner)
    if (found) widgets.set(inner, found)
  }
  return { ...doc, widgets, children: indexChildren(widgets) }
}
