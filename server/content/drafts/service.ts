import type { DraftConflict, SavedDraft } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { ContentActor } from '../actor'
import { noSuchRevision, recordPageAudit } from '../pages/admin'
import { lockLivePage, lockPages, type LockedPage } from '../pages/lock-repo'
import { readDraft, type DraftDocument, requirePlatform } from './document'
import { draftOf, hasAuditEntry, revisionOf, writeDraft, type Revision, type RevisionName } from './repo'

export interface DraftToSave {
  page_id: string
  /** The revision that the editor started from. */
  base: string
  document: string
}

/**
 * Saves header, body and footer together or not at all. Saving the same bytes again changes nothing and answers the
 * draft's revision, whatever the base, so a client may repeat a save whose answer it did not get.
 * @throws AppError `conflict` with every draft that was saved by others since; `invalid`; `not_found`
 */
export async function saveDrafts(
  db: Database,
  { company_id, operator }: ContentActor,
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
      requirePlatform(draft, page.platform, fieldOf(index))
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
      // the published revision is older than this save
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

/**
 * Drafts are saved every second; the audit log has one entry per operator, page and half an hour. The changes themselves
 * are in the revisions.
 */
const EDIT_LOG_MS = 30 * 60_000
const EDIT_ACTION = 'page.edit'

interface Edit {
  operator: ContentActor['operator']
  page: LockedPage
  before: { number: number }
  after: { number: number }
}

/** Logs an operator's edit of a page unless one was logged in the last half hour, and since the page was published. */
export async function recordEdit(tx: Transaction, { operator, page, before, after }: Edit): Promise<void> {
  const { operator_id } = operator
  const since = new Date(Math.max(timeNow().getTime() - EDIT_LOG_MS, page.published?.getTime() ?? 0))
  if (await hasAuditEntry(tx, page, { action: EDIT_ACTION, operator_id, since })) return
  const { company_id } = page
  await recordPageAudit(tx, { company_id, operator }, page, { action: EDIT_ACTION, before, after })
}

/**
 * Makes an earlier revision the draft; shoppers see it when it is published.
 * @throws AppError not_found for an unknown page or revision
 */
export function rollBack(
  db: Database,
  { company_id, operator }: ContentActor,
  name: RevisionName,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const page = await lockLivePage(tx, company_id, name.page_id)
    const target = await revisionOf(tx, company_id, name)
    if (!target) throw noSuchRevision()
    const current = await draftOf(tx, page)
    // read again to upgrade an old document to the current schemas
    const { text } = readDraft(target.document, 'revision')
    if (text === current.document) return
    const note = `回到第 ${target.number} 版`
    const revision = await writeDraft(tx, page, { document: text, author: operator.name, note })
    await recordPageAudit(tx, { company_id, operator }, page, {
      action: 'page.rollback',
      before: { number: current.number },
      after: { number: revision.number, from: target.number },
    })
  })
}
