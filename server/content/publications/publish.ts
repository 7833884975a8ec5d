import type { PublishBody, PublishAnswer } from '@schemas/generated/api'
import { unchosenMessage } from '@schemas/unchosen'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../../back-office'
import { lockPages, revisionOf, type Revision, type RevisionName } from '../drafts/revisions'
import { noSuchRevision } from '../drafts/roll-back'
import type { LockedPage } from '../pages/admin-repo'
import type { By } from '../pages/by'
import { noSuchPage, refused } from '../pages/refusals'
import { judgeRevision } from './judge'
import { insertPublication, publicationOf, showRevision, withPages } from './repo'

type Order = Pick<PublishBody, 'pages' | 'note'> & { at: Date | undefined }

/**
 * Makes drafts live together, now or at a time to come; nothing that has problems, by any door.
 * @throws AppError `unpublishable` with every problem; `conflict` where a revision is no longer its page's draft
 */
export function publish(db: Database, by: By, { pages, at, note = '' }: Order): Promise<PublishAnswer> {
  return inTransaction(db, (tx) => publishIn(tx, by, { pages, at, note }))
}

/** The same within a transaction of the caller's. */
export async function publishIn(
  tx: Transaction,
  by: By,
  { pages: names, at, note = '' }: Order,
): Promise<PublishAnswer> {
  const { company_id, operator } = by
  const named = await lockNamed(tx, company_id, names)
  const changed = named.filter(({ page, name }) => page.draft_revision !== name.revision)
  if (changed.length > 0) {
    const titles = changed.map(({ page }) => page.title).join('、')
    throw refused('conflict', `${titles}已有更新的草稿，请重新打开后再发布`, 'pages')
  }
  const found = await withRevisions(tx, company_id, named)
  const unchosen = expectPublishable(found)
  const scheduled = at !== undefined && at.getTime() > timeNow().getTime()
  const publication_id = await insertPublication(
    tx,
    {
      company_id,
      state: scheduled ? 'scheduled' : 'done',
      operator_id: operator.operator_id,
      operator_name: operator.name,
      note,
      at: scheduled ? at : timeNow(),
      finished: scheduled ? null : timeNow(),
    },
    names,
  )
  if (scheduled) await logPages(tx, by, found, 'page.schedule', { publication_id, at: at.toISOString() })
  else await showPages(tx, by, found, publication_id)
  const row = await publicationOf(tx, company_id, publication_id)
  const [publication] = row ? await withPages(tx, company_id, [row]) : []
  if (!publication) throw new Error(`Expected publication ${publication_id} after it was written, found none`)
  return { publication, warnings: unchosen > 0 ? [unchosenMessage(unchosen)] : [] }
}

export interface LockedRevision {
  page: LockedPage
  revision: Revision
}

/** The pages and revisions of these names, the pages locked. @throws AppError not_found; invalid for a page named twice */
export async function lockedRevisions(
  tx: Transaction,
  company_id: string,
  names: RevisionName[],
): Promise<LockedRevision[]> {
  return withRevisions(tx, company_id, await lockNamed(tx, company_id, names))
}

interface LockedName {
  page: LockedPage
  name: RevisionName
}

async function lockNamed(tx: Transaction, company_id: string, names: RevisionName[]): Promise<LockedName[]> {
  const ids = names.map(({ page_id }) => page_id)
  if (new Set(ids).size < ids.length) throw refused('invalid', '同一个页面出现了两次', 'pages')
  const pages = new Map((await lockPages(tx, company_id, ids)).map((page) => [page.page_id, page]))
  return names.map((name) => {
    const page = pages.get(name.page_id)
    if (!page || page.deleted) throw noSuchPage()
    return { page, name }
  })
}

async function withRevisions(
  tx: Transaction,
  company_id: string,
  named: LockedName[],
): Promise<LockedRevision[]> {
  const found: LockedRevision[] = []
  for (const { page, name } of named) {
    const revision = await revisionOf(tx, company_id, name)
    if (!revision) throw noSuchRevision()
    found.push({ page, revision })
  }
  return found
}

/** How many goods are still to be chosen. @throws AppError `unpublishable` with the problems of every page */
export function expectPublishable(found: LockedRevision[]): number {
  const verdicts = found.map(({ page, revision }) => judgeRevision(page, revision))
  const problems = verdicts.flatMap((verdict) => verdict.problems)
  if (problems.length > 0) throw new AppError('unpublishable', { details: { problems } })
  return verdicts.reduce((sum, { unchosen }) => sum + unchosen, 0)
}

/** Shoppers see these revisions once the transaction commits. */
export async function showPages(tx: Transaction, by: By, found: LockedRevision[], publication_id: string) {
  for (const { page, revision } of found)
    await showRevision(tx, by.company_id, { page_id: page.page_id, revision: revision.revision_id })
  await logPages(tx, by, found, 'page.publish', { publication_id })
}

async function logPages(
  tx: Transaction,
  { company_id, operator }: By,
  found: LockedRevision[],
  action: string,
  more: object,
) {
  for (const { page, revision } of found) {
    await recordAudit(tx, {
      company_id,
      operator,
      action,
      subject: 'page',
      subject_id: page.page_id,
      title: page.title,
      before: { revision: page.published_revision },
      after: { revision: revision.revision_id, number: revision.number, ...more },
    })
  }
}
