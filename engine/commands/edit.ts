/** Labels and merge keys of the commands that edit a widget. */
import type { Command } from '../page/command'
import { PAGE, type PageDoc } from '../page/doc'
import { nameOf, requireWidget } from '../page/find'
import type { Path } from '../page/patch'
import { texts } from '../texts/texts'

/** Optional details of an edit. */
export interface EditOptions {
  /** Title of the field from its schema; part of the label. */
  field?: string | undefined
}

/**
 * Label of an edit: verb, widget and, if given, the field.
 * @param command for developers, in the error of a widget that is missing
 */
export function editLabel(
  verb: string,
  uuid: string,
  { field }: EditOptions,
  command = 'edit',
): Command['label'] {
  const { label, page } = texts.steps
  return (doc: PageDoc) =>
    label(verb, uuid === PAGE ? page : nameOf(requireWidget(doc, uuid, command)), field)
}

/** Merge key: successive edits of one field of one widget become one step. */
export function fieldKey(uuid: string, path: Path): string {
  return `${uuid}/${path.join('/')}`
}
