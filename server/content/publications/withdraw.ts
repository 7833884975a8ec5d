import type { PageRow } from '@schemas/generated/api'
import { FIGURES } from '../../config/limits'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import type { ContentActor } from '../actor'
import { refused } from '../pages/admin'
import { changePage, enableIn } from '../pages/enabling'
import { lockPages, lockPageTable, type LockedPage } from '../pages/lock-repo'
import { markWithdrawn, pagesIn, publicationOf } from './repo'

/**
 * Shoppers see again what they saw before a publication; drafts stay (rule publish-3).
 * @throws AppError not_found; conflict after the time allowed, after a newer publication, and for the only home page
 */
export function withdrawPublication(
  db: Database,
  actor: ContentActor,
  publication_id: string,
): Promise<PageRow[]> {
  const { company_id } = actor
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, company_id)
    const publication = await publicationOf(tx, company_id, publication_id)
    if (!publication) throw refused('not_found', '这次发布不存在')
    const age = timeNow().getTime() - (publication.finished?.getTime() ?? 0)
    if (age > FIGURES.publication_withdraw_seconds * 1_000)
      throw refused(
        'conflict',
        `发布 ${FIGURES.publication_withdraw_seconds} 秒之后不能撤回，可在历史版本中回到之前的版本`,
      )
    if (!(await markWithdrawn(tx, company_id, publication_id)))
      throw refused('conflict', '只有已完成的发布可以撤回')
    const changes = await pagesIn(tx, company_id, publication_id)
    const pages = await lockPages(
      tx,
      company_id,
      changes.map(({ page_id }) => page_id),
    )
    const rows: PageRow[] = []
    for (const page of pages) {
      const change = changes.find(({ page_id }) => page_id === page.page_id)
      if (change) rows.push(await takeBack(tx, actor, page, change))
    }
    return rows
  })
}

type PageChange = Awaited<ReturnType<typeof pagesIn>>[number]

async function takeBack(
  tx: Transaction,
  actor: ContentActor,
  page: LockedPage,
  { revision_id, before_revision, enables, replaced_page }: PageChange,
): Promise<PageRow> {
  if (page.published_revision !== revision_id)
    throw refused('conflict', `${page.title}之后又发布过，不能撤回`)
  const hides = page.enabled && (enables || before_revision === null)
  if (hides && page.page_type === 'home' && replaced_page === null)
    throw refused('conflict', `${page.title}是商城唯一的首页，不能撤回`)
  // turns the other one off
  if (replaced_page !== null) await enableIn(tx, actor, replaced_page, true)
  return changePage(
    tx,
    actor,
    page,
    {
      published_revision: before_revision,
      ...(before_revision === null && { published: null }),
      ...(hides && { enabled: false }),
    },
    'page.withdraw',
  )
}
