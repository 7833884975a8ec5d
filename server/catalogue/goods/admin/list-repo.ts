import { shopIn } from '../../../back-office'
import { inShops } from '../../../db/shops'
import { and, count, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { RecordColumn, RecordValues } from '@schemas/records'
import type { Database, Transaction } from '@server/db/client'
import { containing } from '@server/db/search'
import { goods } from '@server/db/schema'
import type { FoundRecords, RecordSearch } from '@server/back-office'

/** Columns of the list besides fields of the form. */
export const FIGURES: RecordColumn[] = [
  { key: 'picture', title: '图片', kind: 'image' },
  { key: 'price', title: '销售价', kind: 'cents' },
  { key: 'store', title: '可售', kind: 'number' },
  { key: 'sales', title: '销量', kind: 'number' },
]

/*
 * Drizzle writes the columns of a select field without their table where the statement has one table only; in a
 * sub-query they would then name a column of its own table. So the outer row is named by this alias of the SQL text.
 */
const GOODS_ID = sql.raw('"goods"."goods_id"')

const itemsOf = (company_id: string) =>
  sql`goods_item i where i.company_id = ${company_id} and i.goods_id = ${GOODS_ID}`

/** Pieces that no open order reserves, on all shelves. */
const storeOf = (company_id: string) =>
  sql<number>`(select coalesce(sum(k.stock - k.reserved), 0)::int from item_stock k
    where k.company_id = ${company_id} and k.item_id in (select i.item_id from ${itemsOf(company_id)}))`

/** Orders besides the shop's own. */
export const SORTS = [
  { key: 'sales', title: '销量从高到低' },
  { key: 'created', title: '最近新增' },
  { key: 'updated', title: '最近修改' },
]
const ORDERS: ReadonlyMap<string, SQL[]> = new Map([
  ['sales', [desc(goods.sales)]],
  ['created', [desc(goods.created)]],
  ['updated', [desc(goods.updated)]],
])

const FILTERS = {
  approve_status: goods.approve_status,
  main_category_id: goods.main_category_id,
  brand_id: goods.brand_id,
  item_type: goods.item_type,
  product_type: goods.product_type,
} as const

/** Searches by name, id, number or barcode; by default in the shop's own order. */
export async function listGoods(
  db: Database,
  { limit, offset, sort, ...search }: RecordSearch,
): Promise<FoundRecords<RecordValues['goods']>> {
  const { company_id } = search
  const where = listedWhere(search)
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: goods.goods_id,
        title: goods.item_name,
        approve_status: goods.approve_status,
        picture: sql<string>`coalesce(${goods.pics} ->> 0, '')`,
        price: sql<number | null>`(select min(i.price) from ${itemsOf(company_id)})`,
        store: storeOf(company_id),
        sales: goods.sales,
      })
      .from(goods)
      .where(where)
      .orderBy(...(ORDERS.get(sort ?? '') ?? []), goods.sort, goods.goods_id)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(goods).where(where),
  ])
  const list = rows.map(({ id, title, ...shown }) => ({ id, title, value: { item_name: title, ...shown } }))
  return { list, count: total?.count ?? 0 }
}

/** The ids of the products that the list finds, in its order. */
export async function listedGoods(
  db: Database | Transaction,
  search: GoodsSearch,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: goods.goods_id })
    .from(goods)
    .where(listedWhere(search))
    .orderBy(goods.sort, goods.goods_id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export type GoodsSearch = Pick<RecordSearch, 'company_id' | 'keyword' | 'filters' | 'sight'>

/** What the list finds. */
export const listedWhere = ({ company_id, keyword, filters = {}, sight }: GoodsSearch) =>
  and(
    eq(goods.company_id, company_id),
    inShops(goods.distributor_id, sight.shops),
    isNull(goods.deleted),
    keyword ? found(company_id, keyword.trim()) : undefined,
    ...Object.entries(filters).map(([field, value]) => narrowed(field, value)),
  )

function found(company_id: string, keyword: string): SQL | undefined {
  const like = containing(keyword)
  const byItem = sql`exists (select 1 from ${itemsOf(company_id)} and (i.item_bn ilike ${like} or i.barcode = ${keyword}))`
  return or(ilike(goods.item_name, like), eq(goods.goods_id, keyword), byItem)
}

function narrowed(field: string, value: string): SQL {
  const column = FILTERS[field as keyof typeof FILTERS]
  if (!column) throw new Error(`Expected a column of goods to narrow ${field}, found none`)
  return eq(column, value as never)
}

export const SHOPS_OF_GOODS = shopIn(goods, goods.goods_id, goods.distributor_id)
