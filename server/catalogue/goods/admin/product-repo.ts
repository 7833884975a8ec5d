/** A product as its form has it: its row and everything that belongs to it. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import { goods, goods_category, goods_tag } from '@server/db/schema'
import { timeNow } from '@server/db/time'
import { replaceRows } from '@server/back-office'
import { paramsOf } from '../detail-repo'
import { gradePricesOf } from './grade-prices-repo'
import { itemsOfGoods, type ItemRow } from './items-repo'
import { specsOfGoods } from './specs-repo'
import type { GoodsValue, ItemValue } from './value'

type Row = typeof goods.$inferSelect

const goodsAt = (company_id: string, goods_id: string) =>
  and(eq(goods.company_id, company_id), eq(goods.goods_id, goods_id), isNull(goods.deleted))

/** @returns undefined for a product that does not exist or is deleted */
export async function readGoods(
  db: Database | Transaction,
  company_id: string,
  goods_id: string,
  lock = false,
): Promise<GoodsValue | undefined> {
  const query = db.select().from(goods).where(goodsAt(company_id, goods_id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return undefined
  const specs = await specsOfGoods(db, company_id, goods_id)
  const items = await itemsOfGoods(db, company_id, goods_id)
  const gradePrices = await gradePricesOf(
    db,
    company_id,
    items.map(({ row: { item_id } }) => item_id),
  )
  const params = await paramsOf(db, company_id, goods_id)
  return {
    ...plainOf(row),
    categories: await idsOf(db, goods_category, goods_category.category_id, company_id, goods_id),
    tags: await idsOf(db, goods_tag, goods_tag.tag_id, company_id, goods_id),
    specs: specs.map(({ spec_name, is_image, values }) => ({
      spec_name,
      values: values.map(({ name }) => name),
      is_image,
    })),
    items: items.map(({ row: item, values }) => ({
      ...itemValue(item, values),
      grade_prices: gradePrices.get(item.item_id) ?? [],
    })),
    params: params.map(({ attribute_name, attribute_value_name }) => ({
      name: attribute_name,
      value: attribute_value_name,
    })),
  }
}

/** The fields that are columns of the product's own row. */
const plainOf = (row: Row) => ({
  item_name: row.item_name,
  brief: row.brief,
  pics: row.pics,
  approve_status: row.approve_status,
  main_category_id: row.main_category_id ?? '',
  brand_id: row.brand_id ?? '',
  distributor_id: row.distributor_id ?? '',
  templates_id: row.templates_id ?? '',
  region_id: row.region_id ?? '',
  item_unit: row.item_unit,
  intro: row.intro,
  videos: row.videos,
  limit_num: row.limit_num,
  limit_period: row.limit_period,
  start_num: row.start_num,
  item_type: row.item_type === 'pointsmall' ? ('pointsmall' as const) : ('normal' as const),
  product_type: row.product_type,
  staff_goods: row.staff_goods,
  is_gift: row.is_gift,
  sort: row.sort,
})

const itemValue = (item: ItemRow, values: string[]): Omit<ItemValue, 'grade_prices'> => ({
  values,
  picture: item.pics[0] ?? '',
  item_bn: item.item_bn,
  barcode: item.barcode,
  price: item.price,
  market_price: item.market_price,
  cost_price: item.cost_price,
  point: item.point,
  weight: item.weight,
  volume: item.volume,
  opening: 0,
  approve_status: item.approve_status,
})

async function idsOf(
  db: Database | Transaction,
  table: typeof goods_category | typeof goods_tag,
  column: typeof goods_category.category_id | typeof goods_tag.tag_id,
  company_id: string,
  goods_id: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${column}` })
    .from(table)
    .where(and(eq(table.company_id, company_id), eq(table.goods_id, goods_id)))
  return rows.map(({ id }) => id).toSorted()
}

export async function insertProduct(tx: Transaction, row: typeof goods.$inferInsert): Promise<void> {
  await tx.insert(goods).values(row)
}

export async function updateProduct(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  change: Partial<Row>,
): Promise<void> {
  await tx.update(goods).set(change).where(goodsAt(company_id, goods_id))
}

/** Marks a product as deleted: orders, reviews and footprints still refer to its row. */
export async function deleteProduct(tx: Transaction, company_id: string, goods_id: string): Promise<void> {
  const now = timeNow()
  await updateProduct(tx, company_id, goods_id, { deleted: now, updated: now })
}

/** Replaces the sales categories and tags of a product. */
export async function replaceLinks(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  { categories, tags }: GoodsValue,
): Promise<void> {
  const mine = { company_id, goods_id }
  const sold = [...new Set(categories)].map((category_id) => ({ ...mine, category_id }))
  const tagged = [...new Set(tags)].map((tag_id) => ({ ...mine, tag_id }))
  await replaceRows(tx, goods_category, eq(goods_category.goods_id, goods_id), company_id, sold)
  await replaceRows(tx, goods_tag, eq(goods_tag.goods_id, goods_id), company_id, tagged)
}
