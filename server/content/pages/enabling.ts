import type { PageRow } from '@schemas/generated/api'
import type { Transaction } from '../../db/client'
import type { ContentActor } from '../actor'
import { recordPageAudit, refused } from './admin'
import { requirePageRow } from './admin-repo'
import { otherEnabledPages, updatePageRow } from './enabling-repo'
import { lockLivePage, lockPageTable, type LockedPage } from './lock-repo'

/**
 * Shows a page to shoppers, or hides it. An enabled home page replaces the one before (rule import-5).
 * @throws AppError not_found; invalid for a page that was never published; in_use for the only home page
 */
export async function enableIn(
  tx: Transaction,
  actor: ContentActor,
  page_id: string,
  enabled: boolean,
): Promise<PageRow> {
  await lockPageTable(tx, actor.company_id)
  const row = await lockLivePage(tx, actor.company_id, page_id)
  if (row.enabled === enabled) return requirePageRow(tx, row)
  if (!enabled && row.page_type === 'home')
    throw refused('in_use', '首页不能停用，请启用另一个首页来替换它', 'enabled')
  if (enabled && row.published_revision === null)
    throw refused('invalid', '页面还没有发布，发布后才能启用', 'enabled')
  if (enabled && row.page_type === 'home') await disableOthers(tx, actor, row)
  return changePage(tx, actor, row, { enabled }, enabled ? 'page.enable' : 'page.disable')
}

async function disableOthers(tx: Transaction, actor: ContentActor, row: LockedPage) {
  for (const other of await otherEnabledPages(tx, row))
    await changePage(tx, actor, other, { enabled: false }, 'page.disable')
}

export type PageValues = Partial<
  Pick<
    LockedPage,
    'title' | 'description' | 'alias' | 'seo' | 'enabled' | 'deleted' | 'published_revision' | 'published'
  >
>

/** Writes and logs the values that differ, if any. */
export async function changePage(
  tx: Transaction,
  actor: ContentActor,
  row: LockedPage,
  values: PageValues,
  action: string,
): Promise<PageRow> {
  const keys = (Object.keys(values) as (keyof PageValues)[]).filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(row[key]),
  )
  if (keys.length > 0) {
    const pick = (from: PageValues) => Object.fromEntries(keys.map((key) => [key, from[key]]))
    await updatePageRow(tx, row, pick(values))
    await recordPageAudit(tx, actor, row, { action, before: pick(row), after: pick(values) })
  }
  return requirePageRow(tx, row)
}
