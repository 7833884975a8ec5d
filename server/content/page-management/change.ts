import type { PageRow, UpdatePageBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import type { ContentActor } from '../actor'
import { noSuchPage, PAGE_TYPE_NAMES, refused } from '../pages/admin'
import { requirePageRow } from '../pages/admin-repo'
import { changePage, enableIn, type PageValues } from '../pages/enabling'
import { lockLivePage, lockPage, lockPageTable, pageLike, type LockedPage } from '../pages/lock-repo'
import { endReviewOf } from '../reviews/service'
import { titleOf } from './create'

/**
 * Changes name, description, short address and search texts; what the body leaves out stays.
 * @throws AppError not_found; invalid; conflict for the short address of another page
 */
export function updatePage(
  db: Database,
  actor: ContentActor,
  page_id: string,
  body: UpdatePageBody,
): Promise<PageRow> {
  return inTransaction(db, (tx) => updateIn(tx, actor, page_id, body))
}

/** The same within the caller's transaction. */
export async function updateIn(
  tx: Transaction,
  actor: ContentActor,
  page_id: string,
  { title, alias, description, seo }: UpdatePageBody,
): Promise<PageRow> {
  await lockPageTable(tx, actor.company_id)
  const row = await lockLivePage(tx, actor.company_id, page_id)
  if (alias) await requireFreeAlias(tx, row, alias)
  const values: PageValues = {
    ...(title !== undefined && { title: titleOf(title) }),
    ...(description !== undefined && { description }),
    ...(alias !== undefined && { alias }),
    ...(seo !== undefined && { seo }),
  }
  return changePage(
    tx,
    actor,
    row,
    values,
    title !== undefined && title !== row.title ? 'page.rename' : 'page.update',
  )
}

/** Can be undone. @throws AppError not_found; in_use for pages that are enabled or scheduled */
export function removePage(db: Database, actor: ContentActor, page_id: string): Promise<PageRow> {
  return inTransaction(db, async (tx) => {
    const row = await lockLivePage(tx, actor.company_id, page_id)
    if (row.page_type !== 'home' && row.page_type !== 'custom')
      throw refused('in_use', `${PAGE_TYPE_NAMES[row.page_type]}不能删除`)
    if (row.enabled) throw refused('in_use', '启用中的页面不能删除，请先停用')
    const { state } = await requirePageRow(tx, row)
    if (state === 'scheduled') throw refused('in_use', '页面正在等待定时发布，请先取消')
    await endReviewOf(tx, actor, row)
    return changePage(tx, actor, row, { deleted: timeNow() }, 'page.delete')
  })
}

/** @throws AppError not_found; conflict where its short address is used by another page now */
export function restorePage(db: Database, actor: ContentActor, page_id: string): Promise<PageRow> {
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, actor.company_id)
    const row = await lockPage(tx, actor.company_id, page_id)
    if (!row) throw noSuchPage()
    if (!row.deleted) return requirePageRow(tx, row)
    if (row.alias) await requireFreeAlias(tx, row, row.alias)
    return changePage(tx, actor, row, { deleted: null }, 'page.restore')
  })
}

/**
 * Shows a page to shoppers, or hides it. An enabled home page replaces the one before (rule import-5).
 * @throws AppError not_found; invalid for a page that was never published; in_use for the only home page
 */
export function enablePage(
  db: Database,
  actor: ContentActor,
  page_id: string,
  enabled: boolean,
): Promise<PageRow> {
  return inTransaction(db, (tx) => enableIn(tx, actor, page_id, enabled))
}

async function requireFreeAlias(tx: Transaction, row: LockedPage, alias: string) {
  if (row.page_type !== 'custom') throw refused('invalid', '只有自定义页有短地址', 'alias')
  const owner = await pageLike(tx, row, alias)
  if (owner !== undefined && owner !== row.page_id)
    throw refused('conflict', `短地址 ${alias} 已被另一个页面使用`, 'alias')
}
