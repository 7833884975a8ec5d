import type {
  BrowseHistoryClearBody,
  BrowseHistoryListAnswer,
  BrowseHistoryListQuery,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import { FIGURES } from '../../config/limits'
import { unixTime } from '../../core/shanghai'
import { nothingChosen } from '../favourites/service'
import { itemsByIds } from '../goods/service'
import type { Owner } from '../../core/owner'
import type { ViewingMember } from '../../pricing'
import {
  deleteFootprints,
  footprintCount,
  footprintsPage,
  shownItem,
  trimFootprints,
  upsertFootprint,
} from './repo'

/** Records that a member viewed an item. @throws AppError not_found for what is not shown */
export async function saveFootprint(
  db: Database,
  owner: Owner,
  id: string,
  viewer: Pick<ViewingMember, 'staff' | 'user_id'>,
): Promise<void> {
  const item_id = await shownItem(db, owner.company_id, viewer, id)
  if (item_id === undefined) throw new AppError('not_found', { message: '商品不存在' })
  await inTransaction(db, async (tx) => {
    await upsertFootprint(tx, owner, item_id)
    await trimFootprints(tx, owner, FIGURES.footprints)
  })
}

/** The latest first, with the products as they are now, at the member's prices. */
export async function listFootprints(
  db: Database,
  owner: Owner,
  { page, pageSize }: BrowseHistoryListQuery,
  member: ViewingMember,
): Promise<BrowseHistoryListAnswer> {
  const [rows, count] = await Promise.all([
    footprintsPage(db, owner, member, windowOf(page, pageSize)),
    footprintCount(db, owner, member),
  ])
  const goods = await itemsByIds(
    db,
    owner.company_id,
    rows.map(({ item_id }) => item_id),
    member,
  )
  const list = rows.flatMap(({ history_id, item_id, created, updated }) => {
    const itemData = goods.get(item_id)
    return itemData
      ? [{ history_id, item_id, created: unixTime(created), updated: unixTime(updated), itemData }]
      : []
  })
  return { list, count, total_count: count }
}

/** @throws AppError invalid without ids, day and `is_empty` */
export async function clearFootprints(
  db: Database,
  owner: Owner,
  { history_id: ids, day, is_empty }: BrowseHistoryClearBody,
): Promise<void> {
  if (is_empty) return deleteFootprints(db, owner, 'all')
  if (day !== undefined) return deleteFootprints(db, owner, { day })
  if (!ids?.length) throw nothingChosen('history_id')
  await deleteFootprints(db, owner, { ids })
}
