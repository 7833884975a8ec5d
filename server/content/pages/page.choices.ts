import { type Choices, namedBy } from '../../back-office'
import { page, page_revision } from '../../db/schema'
import { REVISION_NAME, searchPages } from './admin-repo'

/** Links name pages by their public id, the audit log by the internal one. */
export const choices: readonly Choices[] = [
  { kind: 'page', named: namedBy(page, page.theme_pc_template_id, page.title) },
  {
    kind: 'page_row',
    right: 'operators.edit',
    search: searchPages,
    named: namedBy(page, page.page_id, page.title),
  },
  {
    kind: 'revision',
    named: namedBy(page_revision, page_revision.revision_id, REVISION_NAME),
  },
]
