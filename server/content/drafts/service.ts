import type { DraftConflict, SaveDraftsBody, SavedDraft } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { ContentActor } from '../actor'
import { noSuchRevision, recordPageAudit } from '../pages/admin'
import { lockLivePage, lockPages, type LockedPage } from '../pages/lock-repo'
import {
  changedDraft,
  readDocumentOf,
  readDraft,
  rememberRead,
  type DraftDocument,
  requirePlatform,
} from './document'
import {
  draftHeadOf,
  draftOf,
  hasAuditEntry,
  revisionOf,
  writeDraft,
  type Revision,
  type RevisionHead,
  type RevisionName,
} from './repo'

export type DraftToSave = SaveDraftsBody['documents'][number]

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
    whole: sent.changes === undefined ? readDraft(sent.document, fieldOf(index)) : null,
  }))
  return inTransaction(db, async (tx) => {
    const pages = new Map((await lockPages(tx, company_id, ids)).map((page) => [page.page_id, page]))
    const plans: Plan[] = []
    for (const [index, { whole, ...sent }] of drafts.entries()) {
      const page = pages.get(sent.page_id)
      if (!page || page.deleted) throw new AppError('not_found', { message: '页面不存在或已删除' })
      if (whole) requirePlatform(whole, page.platform, fieldOf(index))
      plans.push(
        whole ? await planOf(tx, page, sent.base, whole) : await planOfChanges(tx, page, sent, index),
      )
    }
    const conflicts = plans.flatMap(({ conflict }) => conflict ?? [])
    if (conflicts.length > 0) throw new AppError('conflict', { details: { conflicts } })
    const saved: SavedDraft[] = []
    for (const { page, current, draft } of plans) {
      if (draft === null) {
        saved.push(savedDraft(current))
        continue
      }
      const revision = await writeDraft(tx, page, { document: draft.text, author: operator.name })
      const [before, after] = [{ number: current.number }, { number: revision.number }]
      await recordEdit(tx, { operator, page, before, after })
      // the published revision is older than this save
      const isLive = revision.revision_id === page.published_revision
      if (!isLive) rememberRead(revision, draft.page, draft.text.length)
      saved.push(savedDraft(isLive ? { ...revision, created: timeNow() } : revision))
    }
    return saved
  })
}

interface Plan {
  page: LockedPage
  current: RevisionHead
  /** What is written; `null` where it is the draft already. */
  draft: DraftDocument | null
  conflict?: DraftConflict
}

const fieldOf = (index: number, name = 'document') => `documents[${index}].${name}`

async function planOf(tx: Transaction, page: LockedPage, base: string, draft: DraftDocument): Promise<Plan> {
  const current = await draftOf(tx, page)
  if (current.document === draft.text) return { page, current, draft: null }
  return { page, current, draft, ...(current.revision_id !== base && { conflict: conflictWith(current) }) }
}

/** Changes can be made of the draft that they start from only; an earlier one is deleted. */
async function planOfChanges(
  tx: Transaction,
  page: LockedPage,
  { base, changes = '', length = 0 }: DraftToSave,
  index: number,
): Promise<Plan> {
  const current = await draftHeadOf(tx, page)
  if (current.revision_id !== base)
    return { page, current, draft: null, conflict: conflictWith(await draftOf(tx, page)) }
  const before = await readDocumentOf(tx, current)
  const draft = changedDraft(before, { changes, length }, fieldOf(index, 'changes'))
  return { page, current, draft: draft.page === before ? null : draft }
}

const savedDraft = ({ page_id, revision_id, number, created }: RevisionHead): SavedDraft => ({
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
  const since = new Date(Math.max(timeNow().getTime() - EDIT_LOG_MS, page.published?.getTime() ?? 0))
  if (await hasAuditEntry(tx, page, { action: EDIT_ACTION, operator, since })) return
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
