import { and, eq, ne } from 'drizzle-orm'
import type { PageRow, UpdatePageBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { page } from '../../db/schema'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../../back-office'
import { lockLivePage, lockPageTable, pageLike } from '../pages/admin-locks'
import { lockPage, pageRow, type LockedPage } from '../pages/admin-repo'
import type { By } from '../pages/by'
import { titleOf } from '../page-management/create'
import { PAGE_TYPE_NAMES } from '../pages/names'
import { noSuchPage, refused } from '../pages/refusals'

type Values = Partial<Pick<LockedPage, 'title' | 'description' | 'alias' | 'seo' | 'enabled' | 'deleted'>>

/**
 * Name, description, short address and search texts; what the body leaves out stays.
 * @throws AppError not_found; invalid; conflict where the short address is another page's
 */
export function updatePage(db: Database, by: By, page_id: string, body: UpdatePageBody): Promise<PageRow> {
  return inTransaction(db, (tx) => updateIn(tx, by, page_id, body))
}

/** The same within a transaction of the caller's. */
export async function updateIn(
  tx: Transaction,
  by: By,
  page_id: string,
  { title, alias, description, seo }: UpdatePageBody,
): Promise<PageRow> {
  await lockPageTable(tx, by.company_id)
  const row = await lockLivePage(tx, by.company_id, page_id)
  if (alias) await expectFreeAlias(tx, row, alias)
  const values: Values = {
    ...(title !== undefined && { title: titleOf(title) }),
    ...(description !== undefined && { description }),
    ...(alias !== undefined && { alias }),
    ...(seo !== undefined && { seo }),
  }
  return change(
    tx,
    by,
    row,
    values,
    title !== undefined && title !== row.title ? 'page.rename' : 'page.update',
  )
}

/** Can be undone. @throws AppError not_found; in_use for what shoppers see, or are to see */
export function removePage(db: Database, by: By, page_id: string): Promise<PageRow> {
  return inTransaction(db, async (tx) => {
    const row = await lockLivePage(tx, by.company_id, page_id)
    if (row.page_type !== 'home' && row.page_type !== 'custom')
      throw refused('in_use', `${PAGE_TYPE_NAMES[row.page_type]}不能删除`)
    if (row.enabled) throw refused('in_use', '启用中的页面不能删除，请先停用')
    const { state } = await needRow(tx, row)
    if (state === 'scheduled') throw refused('in_use', '页面正在等待定时发布，请先取消')
    return change(tx, by, row, { deleted: timeNow() }, 'page.delete')
  })
}

/** @throws AppError not_found; conflict where its short address was given away meanwhile */
export function restorePage(db: Database, by: By, page_id: string): Promise<PageRow> {
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, by.company_id)
    const row = await lockPage(tx, by.company_id, page_id)
    if (!row) throw noSuchPage()
    if (!row.deleted) return needRow(tx, row)
    if (row.alias) await expectFreeAlias(tx, row, row.alias)
    return change(tx, by, row, { deleted: null }, 'page.restore')
  })
}

/**
 * Shows a page to shoppers, or no longer. An enabled home page takes the place of the one before (rule import-5).
 * @throws AppError not_found; invalid for a page that was never published; in_use for the only home page
 */
export function enablePage(db: Database, by: By, page_id: string, enabled: boolean): Promise<PageRow> {
  return inTransaction(db, (tx) => enableIn(tx, by, page_id, enabled))
}

/** The same within a transaction of the caller's. */
export async function enableIn(tx: Transaction, by: By, page_id: string, enabled: boolean): Promise<PageRow> {
  await lockPageTable(tx, by.company_id)
  const row = await lockLivePage(tx, by.company_id, page_id)
  if (row.enabled === enabled) return needRow(tx, row)
  if (!enabled && row.page_type === 'home')
    throw refused('in_use', '首页不能停用，请启用另一个首页来替换它', 'enabled')
  if (enabled && row.published_revision === null)
    throw refused('invalid', '页面还没有发布，发布后才能启用', 'enabled')
  if (enabled && row.page_type === 'home') await disableOthers(tx, by, row)
  return change(tx, by, row, { enabled }, enabled ? 'page.enable' : 'page.disable')
}

async function disableOthers(
  tx: Transaction,
  by: By,
  { company_id, page_type, platform, page_id }: LockedPage,
) {
  const others = await tx
    .select()
    .from(page)
    .where(
      and(
        eq(page.company_id, company_id),
        eq(page.page_type, page_type),
        eq(page.platform, platform),
        eq(page.enabled, true),
        ne(page.page_id, page_id),
      ),
    )
  for (const other of others) await change(tx, by, other, { enabled: false }, 'page.disable')
}

async function expectFreeAlias(tx: Transaction, row: LockedPage, alias: string) {
  if (row.page_type !== 'custom') throw refused('invalid', '只有自定义页有短地址', 'alias')
  const owner = await pageLike(tx, row, alias)
  if (owner !== undefined && owner !== row.page_id)
    throw refused('conflict', `短地址 ${alias} 已被另一个页面使用`, 'alias')
}

/** Writes what differs and logs it; nothing where nothing does. */
async function change(
  tx: Transaction,
  { company_id, operator }: By,
  row: LockedPage,
  values: Values,
  action: string,
): Promise<PageRow> {
  const keys = (Object.keys(values) as (keyof Values)[]).filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(row[key]),
  )
  if (keys.length > 0) {
    const { page_id, title } = row
    const pick = (from: Values) => Object.fromEntries(keys.map((key) => [key, from[key]]))
    await tx
      .update(page)
      .set({ ...pick(values), updated: timeNow() })
      .where(and(eq(page.company_id, company_id), eq(page.page_id, page_id)))
    await recordAudit(tx, {
      company_id,
      operator,
      action,
      subject: 'page',
      subject_id: page_id,
      title,
      before: pick(row),
      after: pick(values),
    })
  }
  return needRow(tx, row)
}

async function needRow(
  tx: Transaction,
  { company_id, page_id }: Pick<LockedPage, 'company_id' | 'page_id'>,
): Promise<PageRow> {
  const row = await pageRow(tx, company_id, page_id)
  if (!row) throw new AppError('internal', { cause: new Error(`Expected page ${page_id}, found none`) })
  return row
}
