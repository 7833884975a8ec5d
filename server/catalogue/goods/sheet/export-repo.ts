import { and, count, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import { goods, goods_item } from '@server/db/schema'
import { type CsvSearch, filtersOf } from '@server/back-office'
import { kindOfRecord } from '@schemas/records'
import { listedWhere } from '../admin/list-repo'

export interface ListedItem {
  goods_id: string
  sort: number
  item_id: string
}

const ofGoods = and(eq(goods.company_id, goods_item.company_id), eq(goods.goods_id, goods_item.goods_id))

const whereOf = ({ company_id, keyword, filter, sight }: CsvSearch) =>
  listedWhere({ company_id, keyword, sight, filters: filtersOf(kindOfRecord('goods').filters, filter) })

/** The items of the products that the list finds. */
export async function countListedItems(db: Database, search: CsvSearch): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(goods)
    .innerJoin(goods_item, ofGoods)
    .where(whereOf(search))
  return found?.count ?? 0
}

/** Items of one product stand together, in its own order. */
export async function itemsListedAfter(
  tx: Transaction,
  search: CsvSearch,
  after: ListedItem | null,
  limit: number,
): Promise<ListedItem[]> {
  const rest = after
    ? sql`(${goods.goods_id}, ${goods_item.sort}, ${goods_item.item_id}) > (${after.goods_id}, ${after.sort}::int, ${after.item_id})`
    : undefined
  return tx
    .select({ goods_id: goods.goods_id, sort: goods_item.sort, item_id: goods_item.item_id })
    .from(goods)
    .innerJoin(goods_item, ofGoods)
    .where(and(whereOf(search), rest))
    .orderBy(goods.goods_id, goods_item.sort, goods_item.item_id)
    .limit(limit)
}
