import { parsePage } from '@schemas'
import type { PageProblem, PublishAnswer, PublishBody } from '@schemas/generated/api'
import { roleOf } from '@schemas/page-role'
import { unchosenGoods, unchosenMessage } from '@schemas/unchosen'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { revisionOf, type Revision } from '../drafts/repo'
import type { LockedPage } from '../pages/lock-repo'
import type { ContentActor } from '../actor'
import { noSuchPage, noSuchRevision, recordPageAudit, refused } from '../pages/admin'
import { FIGURES } from '../../config/limits'
import { requirePageRow } from '../pages/admin-repo'
import { enableIn } from '../pages/enabling'
import { approveIn } from '../reviews/service'
import { otherEnabledPages } from '../pages/enabling-repo'
import {
  insertPublication,
  noteBefore,
  publicationOf,
  showRevision,
  withPages,
  type RevisionToShow,
} from './repo'
import { lockPages, lockPageTable } from '../pages/lock-repo'

type PublishRequest = Pick<PublishBody, 'pages' | 'note' | 'approves'> & { at: Date | undefined }

/**
 * Publishes drafts together, now or at a later time, and approves their reviews that wait (rule review-2).
 * @throws AppError `unpublishable` with every problem; `conflict` for a revision that is no longer its page's draft, and for
 * a review that no longer waits
 */
export function publish(db: Database, actor: ContentActor, request: PublishRequest): Promise<PublishAnswer> {
  return inTransaction(db, (tx) => publishIn(tx, actor, request))
}

/** The same within the caller's transaction. */
export async function publishIn(
  tx: Transaction,
  actor: ContentActor,
  { pages: names, at, note = '', approves }: PublishRequest,
): Promise<PublishAnswer> {
  const { company_id, operator } = actor
  const toShow = names.map(({ page_id, revision, enable = false }) => ({
    page_id,
    revision,
    enables: enable,
  }))
  const named = await lockNamed(tx, company_id, toShow)
  const scheduled = at !== undefined && at.getTime() > timeNow().getTime()
  const approved = await approveIn(
    tx,
    actor,
    named.map(({ page }) => page),
    { named: approves, at: scheduled ? at : undefined },
  )
  const changed = named.filter(({ page, name }) => page.draft_revision !== name.revision)
  if (changed.length > 0) {
    const titles = changed.map(({ page }) => page.title).join('、')
    throw refused('conflict', `${titles}已有更新的草稿，请重新打开后再发布`, 'pages')
  }
  const found = await withRevisions(tx, company_id, named)
  const unchosen = requirePublishable(found)
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
    toShow,
  )
  if (scheduled) await logPages(tx, actor, found, 'page.schedule', { publication_id, at: at.toISOString() })
  else await showPages(tx, actor, found, publication_id)
  const row = await publicationOf(tx, company_id, publication_id)
  const [publication] = row ? await withPages(tx, company_id, [row]) : []
  if (!publication) throw new Error(`Expected publication ${publication_id} after it was written, found none`)
  const pages = []
  for (const { page_id } of names) pages.push(await requirePageRow(tx, { company_id, page_id }))
  return {
    publication,
    pages,
    withdraw_seconds: scheduled ? 0 : FIGURES.publication_withdraw_seconds,
    warnings: unchosen > 0 ? [unchosenMessage(unchosen)] : [],
    approved,
  }
}

export interface LockedRevision {
  page: LockedPage
  revision: Revision
  enables: boolean
}

/** The pages and revisions of these names, the pages locked. @throws AppError not_found; invalid for a page named twice */
export async function lockedRevisions(
  tx: Transaction,
  company_id: string,
  names: RevisionToShow[],
): Promise<LockedRevision[]> {
  return withRevisions(tx, company_id, await lockNamed(tx, company_id, names))
}

interface LockedName {
  page: LockedPage
  name: RevisionToShow
}

async function lockNamed(
  tx: Transaction,
  company_id: string,
  names: RevisionToShow[],
): Promise<LockedName[]> {
  // before the lock of any page
  if (names.some(({ enables }) => enables)) await lockPageTable(tx, company_id)
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
    found.push({ page, revision, enables: name.enables })
  }
  return found
}

/**
 * @returns the number of products that are not chosen yet
 * @throws AppError `unpublishable` with the problems of every page
 */
export function requirePublishable(found: LockedRevision[]): number {
  const verdicts = found.map(({ page, revision }) => validateRevision(page, revision))
  const problems = verdicts.flatMap((verdict) => verdict.problems)
  if (problems.length > 0) throw new AppError('unpublishable', { details: { problems } })
  return verdicts.reduce((sum, { unchosen }) => sum + unchosen, 0)
}

interface Verdict {
  /** Errors that prevent publishing. */
  problems: PageProblem[]
  /** Entries whose product is not chosen yet. */
  unchosen: number
}

/** Validates a revision as the page that it will become, as the settings panel and the command line do. */
function validateRevision(
  page: Pick<LockedPage, 'page_id' | 'page_type' | 'alias'>,
  { document }: Pick<Revision, 'document'>,
): Verdict {
  const { page_id } = page
  const { page: content, problems } = parsePage(document, roleOf(page))
  return {
    problems: problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({ page_id, ...problem })),
    unchosen: content ? unchosenGoods(content) : 0,
  }
}

/** Shoppers see these revisions once the transaction commits. */
export async function showPages(
  tx: Transaction,
  actor: ContentActor,
  found: LockedRevision[],
  publication_id: string,
) {
  for (const { page, revision, enables: asked } of found) {
    const { company_id, page_id, published_revision: before_revision } = page
    await showRevision(tx, company_id, { page_id, revision: revision.revision_id })
    const enables = asked && !page.enabled
    const [replaced] = enables && page.page_type === 'home' ? await otherEnabledPages(tx, page) : []
    if (enables) await enableIn(tx, actor, page_id, true)
    const replaced_page = replaced?.page_id ?? null
    await noteBefore(tx, { company_id, publication_id, page_id }, { enables, before_revision, replaced_page })
  }
  await logPages(tx, actor, found, 'page.publish', { publication_id })
}

async function logPages(
  tx: Transaction,
  actor: ContentActor,
  found: LockedRevision[],
  action: string,
  more: object,
) {
  for (const { page, revision } of found) {
    await recordPageAudit(tx, actor, page, {
      action,
      before: { revision: page.published_revision },
      after: { revision: revision.revision_id, number: revision.number, ...more },
    })
  }
}
