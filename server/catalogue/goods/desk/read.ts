/** A good as its seller sees it in the form: its row and everything that belongs to it. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import { goods, goods_category, goods_item, goods_param, goods_tag } from '@server/db/schema'
import { gradePricesOf } from './grade-prices'
import type { GoodsValue, ItemValue } from './value'

type Row = typeof goods.$inferSelect

export const goodsAt = (company_id: string, goods_id: string) =>
  and(eq(goods.company_id, company_id), eq(goods.goods_id, goods_id), isNull(goods.deleted))

/** @returns undefined where there is none, or none any more */
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
    params: await paramsOfGoods(db, company_id, goods_id),
  }
}

/** The fields that are the columns of its own row. */
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

type ItemRow = typeof goods_item.$inferSelect

/** The items in their order, each with its values by the order of the specifications. */
export async function itemsOfGoods(
  db: Database | Transaction,
  company_id: string,
  goods_id: string,
): Promise<{ row: ItemRow; values: string[] }[]> {
  const rows = await db
    .select()
    .from(goods_item)
    .where(and(eq(goods_item.company_id, company_id), eq(goods_item.goods_id, goods_id)))
    .orderBy(asc(goods_item.sort), asc(goods_item.item_id))
  const specs = await specsOfGoods(db, company_id, goods_id)
  return rows.map((row) => ({
    row,
    values: specs.flatMap(
      ({ values }) => values.find(({ items }) => items.includes(row.item_id))?.name ?? [],
    ),
  }))
}

export interface GoodsSpec extends Record<string, unknown> {
  spec_id: string
  spec_name: string
  is_image: boolean
  /** As this good calls them, with the items that have them. */
  values: { spec_value_id: string; name: string; custom: string; items: string[] }[]
}

export async function specsOfGoods(
  db: Database | Transaction,
  company_id: string,
  goods_id: string,
): Promise<GoodsSpec[]> {
  const { rows } = await db.execute<GoodsSpec>(sql`
    with value as (
      select gs.spec_id, gs.spec_value_id, gs.spec_custom_value_name as custom, min(gs.sort) as spec_sort,
             min(i.sort) as sort, json_agg(i.item_id order by i.sort, i.item_id) as items
        from goods_item i
        join goods_item_spec gs on gs.company_id = i.company_id and gs.item_id = i.item_id
       where i.company_id = ${company_id} and i.goods_id = ${goods_id}
       group by gs.spec_id, gs.spec_value_id, gs.spec_custom_value_name)
    select s.spec_id, s.spec_name, s.is_image,
           json_agg(json_build_object('spec_value_id', v.spec_value_id, 'custom', value.custom, 'items', value.items,
                                      'name', coalesce(nullif(value.custom, ''), v.spec_value_name))
                    order by value.sort, v.sort, v.spec_value_id) as values
      from value
      join spec s on s.company_id = ${company_id} and s.spec_id = value.spec_id
      join spec_value v on v.company_id = ${company_id} and v.spec_value_id = value.spec_value_id
     group by s.spec_id, s.spec_name, s.is_image
     order by min(value.spec_sort), s.spec_id`)
  return rows
}

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

const paramsOfGoods = (db: Database | Transaction, company_id: string, goods_id: string) =>
  db
    .select({ name: goods_param.attribute_name, value: goods_param.attribute_value_name })
    .from(goods_param)
    .where(and(eq(goods_param.company_id, company_id), eq(goods_param.goods_id, goods_id)))
    .orderBy(asc(goods_param.sort), asc(goods_param.attribute_id))
