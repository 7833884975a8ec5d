import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import { LOW } from '../stock/admin-repo'
import type { CsvSearch } from '../../back-office'
import { specText } from '../fragments-repo'

/** The company's own warehouse. */
export const WAREHOUSE = '0'

export interface NumberedItem extends Record<string, unknown> {
  item_id: string
  goods_id: string
  item_bn: string
  item_name: string
  price: number
  market_price: number
  /** In the company's warehouse. */
  stock: number
  reserved: number
}

const ITEMS = sql`goods_item i
  join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id and g.deleted is null
  left join item_stock k on k.company_id = i.company_id and k.item_id = i.item_id and k.distributor_id = ${WAREHOUSE}`

const COLUMNS = sql`i.item_id, i.goods_id, i.item_bn, g.item_name, i.price, i.market_price,
  coalesce(k.stock, 0) as stock, coalesce(k.reserved, 0) as reserved`

/**
 * The items with this number (normally one), locked until the transaction ends. Their stock is locked first, in the same
 * order as by orders: a free order takes its stock and then counts the sale.
 */
export async function lockItemsOf(
  tx: Transaction,
  company_id: string,
  item_bn: string,
): Promise<NumberedItem[]> {
  await tx.execute(sql`
    select 1 from item_stock
     where company_id = ${company_id} and distributor_id = ${WAREHOUSE}
       and item_id in (select item_id from goods_item where company_id = ${company_id} and item_bn = ${item_bn})
     order by item_id for no key update`)
  const { rows } = await tx.execute<NumberedItem>(sql`
    select ${COLUMNS} from ${ITEMS} where i.company_id = ${company_id} and i.item_bn = ${item_bn}
     order by i.item_id for no key update of i`)
  return rows
}

/** Item number → goods_id. */
export async function goodsOfNumbers(
  db: Database,
  company_id: string,
  numbers: string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ item_bn: string; goods_id: string }>(sql`
    select item_bn, goods_id from goods_item
     where company_id = ${company_id} and item_bn = any(${sql.param(numbers)}::text[])`)
  return new Map(rows.map(({ item_bn, goods_id }) => [item_bn, goods_id]))
}

export async function writePrices(
  tx: Transaction,
  company_id: string,
  { item_id, price, market_price }: Pick<NumberedItem, 'item_id' | 'price' | 'market_price'>,
) {
  await tx.execute(sql`
    update goods_item set price = ${price}::int, market_price = ${market_price}::int
     where company_id = ${company_id} and item_id = ${item_id}`)
}

/** Writes the product's name, and `updated`, which brings the search index up to date. */
export async function writeName(
  tx: Transaction,
  company_id: string,
  { goods_id, item_name }: Pick<NumberedItem, 'goods_id' | 'item_name'>,
) {
  await tx.execute(sql`
    update goods set item_name = ${item_name}, updated = now()
     where company_id = ${company_id} and goods_id = ${goods_id}`)
}

const found = ({ company_id, tab, keyword }: CsvSearch): SQL => {
  const like = keyword ? containing(keyword.trim()) : undefined
  const named = like ? sql`(g.item_name ilike ${like} or i.item_bn ilike ${like})` : sql`true`
  const low = tab === 'low' ? sql`coalesce(k.stock - k.reserved, 0) < ${LOW}` : sql`true`
  return sql`i.company_id = ${company_id} and ${named} and ${low}`
}

export async function countItems(db: Database, search: CsvSearch): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${ITEMS} where ${found(search)}`,
  )
  return rows[0]?.count ?? 0
}

/** Items in the order of their products, after one of them. */
export async function itemsAfter(
  tx: Transaction,
  search: CsvSearch,
  after: Pick<NumberedItem, 'goods_id' | 'item_id'> | null,
  limit: number,
): Promise<(NumberedItem & { specs: string })[]> {
  const rest = after ? sql`(i.goods_id, i.item_id) > (${after.goods_id}, ${after.item_id})` : sql`true`
  const { rows } = await tx.execute<NumberedItem & { specs: string }>(sql`
    select ${COLUMNS}, ${specText(search.company_id)} as specs from ${ITEMS} where ${found(search)} and ${rest}
     order by i.goods_id, i.item_id limit ${limit}`)
  return rows
}
