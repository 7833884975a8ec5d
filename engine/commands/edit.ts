/** What the commands that edit a widget share: their labels. */
import type { Command } from '../page/command'
import { PAGE, type PageDoc } from '../page/doc'
import { nameOf, requireWidget } from '../page/find'
import type { Path } from '../page/patch'

/** What a caller may tell about an edit. */
export interface EditOptions {
  /** Title of the field as its schema gives it; part of the label. */
  field?: string | undefined
}

/** Label of an edit: verb, widget, and the field where the caller named it. */
export function editLabel(verb: string, uuid: string, { field }: EditOptions): Command['label'] {
  const tail = field === undefined ? '' : ` ${field}`
  return (doc: PageDoc) => `${verb} ${uuid === PAGE ? '页面' : nameOf(requireWidget(doc, uuid, verb))}${tail}`
}

/** Edits of one field of one widget merge. */
export function fieldKey(uuid: string, path: Path): string {
  return `${uuid}/${path.join('/')}`
}
