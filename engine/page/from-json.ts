import type { PageJson } from '@schemas/page'
import { freeze } from 'immer'
import { indexChildren } from './children'
import type { PageDoc, Widget } from './doc'

/** Takes a page over into memory. What it is given becomes its own: the widgets are frozen, not copied. */
export function fromJson({ page, widgets, ...head }: PageJson): PageDoc {
  const map = new Map<string, Widget>(Object.entries(widgets))
  for (const widget of map.values()) freeze(widget, true)
  return { head, page: freeze(page, true), widgets: map, children: indexChildren(map) }
}
