import type { DraftConflict, SavedDraft } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { By } from '../pages/by'
import type { LockedPage } from '../pages/admin-repo'
import { expectPlatform, readDraft, type DraftDocument } from './document'
import { recordEdit } from './edit-audit'
import { lockPages, revisionOf, writeDraft, type Revision } from './revisions'

export interface DraftToSave {
  page_id: string
  /** Revision that the editor started from. */
  base: string
  document: string
}

/**
 * Saves header, body and footer together or not at all. Saving the same bytes again changes nothing and answers the
 * draft's revision, whatever the base: an answer that got lost may be asked for again.
 * @throws AppError `conflict` with every draft that somebody else saved since; `invalid`; `not_found`
 */
export async function saveDrafts(
  db: Database,
  { company_id, operator }: By,
  documents: DraftToSave[],
): Promise<SavedDraft[]> {
  const ids = documents.map(({ page_id }) => page_id)
  const twice = ids.find((page_id, index) => ids.indexOf(page_id) !== index)
  if (twice !== undefined)
    throw new AppError('invalid', { errors: { documents: [`页面 ${twice} 出现了两次`] } })
  const drafts = documents.map((sent, index) => ({
    ...sent,
    draft: readDraft(sent.document, fieldOf(index)),
  }))
  return inTransaction(db, async (tx) => {
    const pages = new Map((await lockPages(tx, company_id, ids)).map((page) => [page.page_id, page]))
    const plans: Plan[] = []
    for (const [index, { page_id, base, draft }] of drafts.entries()) {
      const page = pages.get(page_id)
      if (!page || page.deleted) throw new AppError('not_found', { message: '页面不存在或已删除' })
      expectPlatform(draft, page.platform, fieldOf(index))
      plans.push(await planOf(tx, page, base, draft))
    }
    const conflicts = plans.flatMap(({ conflict }) => conflict ?? [])
    if (conflicts.length > 0) throw new AppError('conflict', { details: { conflicts } })
    const saved: SavedDraft[] = []
    for (const { page, current, text } of plans) {
      if (text === current.document) {
        saved.push(savedDraft(current))
        continue
      }
      const revision = await writeDraft(tx, page, { document: text, author: operator.name })
      const [before, after] = [{ number: current.number }, { number: revision.number }]
      await recordEdit(tx, { operator, page, before, after })
      // what shoppers see already is older than this save
      const isLive = revision.revision_id === page.published_revision
      saved.push(savedDraft(isLive ? { ...revision, created: timeNow() } : revision))
    }
    return saved
  })
}

interface Plan {
  page: LockedPage
  current: Revision
  text: string
  conflict: DraftConflict | undefined
}

const fieldOf = (index: number) => `documents[${index}].document`

async function planOf(
  tx: Transaction,
  page: LockedPage,
  base: string,
  { text }: DraftDocument,
): Promise<Plan> {
  const current = await draftOf(tx, page)
  const stale = current.revision_id !== base && current.document !== text
  return { page, current, text, conflict: stale ? conflictWith(current) : undefined }
}

/** The draft of a page; every page has one from its creation on. */
export async function draftOf(
  db: Database | Transaction,
  { company_id, page_id, draft_revision }: Pick<LockedPage, 'company_id' | 'page_id' | 'draft_revision'>,
): Promise<Revision> {
  const draft = draft_revision && (await revisionOf(db, company_id, { page_id, revision: draft_revision }))
  if (!draft) throw new Error(`Expected page ${page_id} of company ${company_id} to have a draft, found none`)
  return draft
}

const savedDraft = ({ page_id, revision_id, number, created }: Revision): SavedDraft => ({
  page_id,
  revision: revision_id,
  number,
  saved: created.toISOString(),
})

const conflictWith = ({
  page_id,
  revision_id,
  number,
  document,
  author,
  created,
}: Revision): DraftConflict => ({
  page_id,
  revision: revision_id,
  number,
  document,
  author,
  saved: created.toISOString(),
})
