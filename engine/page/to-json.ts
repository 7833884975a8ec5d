import type { PageJson, WidgetJson } from '@schemas/page'
import type { PageDoc } from './doc'
import { need } from './find'
import { walk } from './walk'

/** The page for disk and wire, widgets in reading order. Shares the frozen widgets; `serialisePage` makes bytes of it. */
export function toJson(doc: PageDoc): PageJson {
  const entries = walk(doc).map((uuid): [string, WidgetJson] => [uuid, need(doc, uuid, 'toJson')])
  return { ...doc.head, page: doc.page, widgets: Object.fromEntries(entries) }
}
