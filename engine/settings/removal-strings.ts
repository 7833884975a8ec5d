import type { UiSchema } from '@schemas/dialect/form-schema'
import { catalogue } from '@schemas/generated/catalogue'
import { PAGE_TYPE } from '@schemas/page'
import { hintsOf, type FormPart } from './schema-at'

/** What is asked before an item of a list goes, and what is said when it has gone (designer §5). */
export interface RemovalStrings {
  remove: string
  removed: string
}

/** The list's own question, else that of its items, else the general one of the page configuration. */
export function stringsOf({ ui }: FormPart): RemovalStrings {
  const common = catalogue[PAGE_TYPE]?.strings
  const items: UiSchema = (Array.isArray(ui.items) ? undefined : ui.items) ?? {}
  const [own, each] = [hintsOf(ui).strings, hintsOf(items).strings]
  return {
    remove: own?.['remove'] ?? each?.['remove'] ?? common?.['removeItem'] ?? '',
    removed: common?.['removed'] ?? '',
  }
}
