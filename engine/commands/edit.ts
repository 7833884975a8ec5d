/** Labels and merge keys of the commands that edit a widget. */
import type { Command } from '../page/command'
import { PAGE, type PageDoc } from '../page/doc'
import { nameOf, requireWidget } from '../page/find'
import type { Path } from '../page/patch'

/** Optional details of an edit. */
export interface EditOptions {
  /** Title of the field from its schema; part of the label. */
  field?: string | undefined
}

/** Label of an edit: verb, widget and, if given, the field. */
export function editLabel(verb: string, uuid: string, { field }: EditOptions): Command['label'] {
  const tail = field === undefined ? '' : ` ${field}`
  return (doc: PageDoc) => `${verb} ${uuid === PAGE ? '页面' : nameOf(requireWidget(doc, uuid, verb))}${tail}`
}

/** Merge key: successive edits of one field of one widget become one step. */
export function fieldKey(uuid: string, path: Path): string {
  return `${uuid}/${path.join('/')}`
}
