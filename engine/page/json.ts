import { freeze } from 'immer'
import type { PageJson, WidgetJson } from '@schemas/page'
import { indexChildren } from './children'
import type { PageDoc, Widget } from './doc'
import { requireWidget } from './find'
import { walk } from './walk'

/** Loads a page into memory. It takes ownership: the given widgets are frozen, not copied. */
export function fromJson({ page, widgets, ...head }: PageJson): PageDoc {
  const map = new Map<string, Widget>(Object.entries(widgets))
  for (const widget of map.values()) freeze(widget, true)
  return { head, page: freeze(page, true), widgets: map, children: indexChildren(map) }
}

/**
 * The page for storage and transfer, widgets in reading order. Shares the frozen widgets; `serialisePage` makes bytes
 * of it.
 */
export function toJson(doc: PageDoc): PageJson {
  const entries = walk(doc).map((uuid): [string, WidgetJson] => [uuid, requireWidget(doc, uuid, 'toJson')])
  return { ...doc.head, page: doc.page, widgets: Object.fromEntries(entries) }
}
