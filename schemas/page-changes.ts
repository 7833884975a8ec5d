/** What a save changes of a document: editors send the widgets that changed, so that saving costs what was edited. */
import { isPage } from './envelope'
import { equal, isRecord } from './json'
import type { PageJson, WidgetJson } from './page'
import { readPage } from './parse'
import { readJson } from './text/read-json'

export interface PageChanges {
  /** The page configuration, where it changed. */
  page?: PageJson['page']
  /** Changed and new widgets by uuid; `null`: removed. */
  widgets: Record<string, WidgetJson | null>
}

/** The way from a document to another one of the same envelope; cheap where both share what did not change. */
export function changesBetween(before: PageJson, after: PageJson): PageChanges {
  const widgets: PageChanges['widgets'] = {}
  for (const [uuid, widget] of Object.entries(after.widgets)) {
    const old = Object.hasOwn(before.widgets, uuid) ? before.widgets[uuid] : undefined
    if (!equal(widget, old)) widgets[uuid] = widget
  }
  for (const uuid of Object.keys(before.widgets))
    if (!Object.hasOwn(after.widgets, uuid)) widgets[uuid] = null
  return { ...(!equal(before.page, after.page) && { page: after.page }), widgets }
}

/**
 * The document after changes that were sent as text. What did not change is shared, and the same document where nothing did;
 * `null` for a text that is none of changes.
 */
export function withChanges(document: PageJson, text: string): PageJson | null {
  const { value, problems } = readJson(text)
  if (problems.length > 0 || !isRecord(value) || !isRecord(value['widgets'])) return null
  const { page = document.page, widgets } = value
  const present = Object.entries(widgets).filter(([, widget]) => widget !== null)
  // guards them, upgrades what an older editor sent and completes the envelope of each
  const changed = readPage({ ...document, page, widgets: Object.fromEntries(present) })
  if (!changed) return null
  const same = Object.entries(widgets).every(([uuid, widget]) =>
    widget === null
      ? !Object.hasOwn(document.widgets, uuid)
      : equal(changed.widgets[uuid], document.widgets[uuid]),
  )
  if (same && equal(changed.page, document.page)) return document
  const next = { ...document, page: changed.page, widgets: { ...document.widgets, ...changed.widgets } }
  for (const [uuid, widget] of Object.entries(widgets))
    if (widget === null) Reflect.deleteProperty(next.widgets, uuid)
  return isPage(next) ? next : null
}
