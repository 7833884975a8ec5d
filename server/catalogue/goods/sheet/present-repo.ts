/** The products that rows of a file are about, as they are now. */
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import type { ApproveStatus } from '@server/db/schema'
import { WAREHOUSE } from '../stock-csv-repo'
import { type GradePrice, gradePricesOf } from '../admin/grade-prices-repo'
import type { Pair } from '../cells'

export interface PresentSpec {
  spec_id: string
  spec: string
  spec_value_id: string
  /** As the product shows it. */
  value: string
  custom: string
}

export interface PresentItem {
  item_id: string
  goods_id: string
  item_bn: string
  price: number
  market_price: number
  cost_price: number
  barcode: string
  weight: number
  sort: number
  /** In the company's warehouse. */
  stock: number
  reserved: number
  /** The first is the one that forms and files show; none: the product's own. */
  pics: string[]
  grade_prices: GradePrice[]
  specs: PresentSpec[]
}

export interface PresentGoods {
  goods_id: string
  item_name: string
  approve_status: ApproveStatus
  main_category_id: string | null
  brand_id: string | null
  pics: string[]
  /** Sold for money: its price is above zero. */
  sold: boolean
  deleted: boolean
  categories: string[]
  tags: string[]
  params: Pair[]
  items: PresentItem[]
}

/**
 * These products, deleted ones too, locked until the transaction ends: first their stock, as orders do, then the products
 * in the order of their ids.
 */
export async function lockPresent(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, PresentGoods>> {
  const wanted = sql`${sql.param([...ids])}::text[]`
  await tx.execute(sql`
    select 1 from item_stock
     where company_id = ${company_id} and distributor_id = ${WAREHOUSE}
       and item_id in (select item_id from goods_item where company_id = ${company_id} and goods_id = any(${wanted}))
     order by item_id for no key update`)
  await tx.execute(sql`
    select 1 from goods where company_id = ${company_id} and goods_id = any(${wanted})
     order by goods_id for no key update`)
  return readPresent(tx, company_id, ids)
}

export async function readPresent(
  db: Database | Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, PresentGoods>> {
  const wanted = sql`${sql.param([...ids])}::text[]`
  const { rows: goods } = await db.execute<Omit<PresentGoods, 'items'> & Record<string, unknown>>(sql`
    select g.goods_id, g.item_name, g.approve_status, g.main_category_id, g.brand_id, g.pics,
           g.item_type = 'normal' and not g.is_gift as sold, g.deleted is not null as deleted,
           (select coalesce(json_agg(c.category_id order by c.category_id), '[]') from goods_category c
             where c.company_id = ${company_id} and c.goods_id = g.goods_id) as categories,
           (select coalesce(json_agg(t.tag_id order by t.tag_id), '[]') from goods_tag t
             where t.company_id = ${company_id} and t.goods_id = g.goods_id) as tags,
           (select coalesce(json_agg(json_build_object('name', p.attribute_name, 'value', p.attribute_value_name)
                                     order by p.sort, p.attribute_id), '[]') from goods_param p
             where p.company_id = ${company_id} and p.goods_id = g.goods_id) as params
      from goods g where g.company_id = ${company_id} and g.goods_id = any(${wanted})`)
  const { rows: items } = await db.execute<
    Omit<PresentItem, 'specs' | 'grade_prices'> & Record<string, unknown>
  >(sql`
    select i.item_id, i.goods_id, i.item_bn, i.price, i.market_price, i.cost_price, i.barcode, i.weight, i.sort, i.pics,
           coalesce(k.stock, 0) as stock, coalesce(k.reserved, 0) as reserved
      from goods_item i
      left join item_stock k
        on k.company_id = i.company_id and k.item_id = i.item_id and k.distributor_id = ${WAREHOUSE}
     where i.company_id = ${company_id} and i.goods_id = any(${wanted}) order by i.goods_id, i.sort, i.item_id`)
  const item_ids = items.map(({ item_id }) => item_id)
  const specs = await specsOfItems(db, company_id, item_ids)
  const prices = await gradePricesOf(db, company_id, item_ids)
  const present = new Map(goods.map((row) => [row.goods_id, { ...row, items: [] as PresentItem[] }]))
  for (const item of items)
    present.get(item.goods_id)?.items.push({
      ...item,
      grade_prices: prices.get(item.item_id) ?? [],
      specs: specs.get(item.item_id) ?? [],
    })
  return present
}

async function specsOfItems(
  db: Database | Transaction,
  company_id: string,
  item_ids: readonly string[],
): Promise<Map<string, PresentSpec[]>> {
  const { rows } = await db.execute<PresentSpec & { item_id: string } & Record<string, unknown>>(sql`
    select gs.item_id, gs.spec_id, s.spec_name as spec, gs.spec_value_id, gs.spec_custom_value_name as custom,
           coalesce(nullif(gs.spec_custom_value_name, ''), v.spec_value_name) as value
      from goods_item_spec gs
      join spec s on s.company_id = gs.company_id and s.spec_id = gs.spec_id
      join spec_value v on v.company_id = gs.company_id and v.spec_value_id = gs.spec_value_id
     where gs.company_id = ${company_id} and gs.item_id = any(${sql.param([...item_ids])}::text[])
     order by gs.item_id, gs.sort, gs.spec_id`)
  const found = new Map<string, PresentSpec[]>()
  for (const { item_id, ...spec } of rows) found.set(item_id, [...(found.get(item_id) ?? []), spec])
  return found
}

export const pairsOf = (specs: readonly PresentSpec[]): Pair[] =>
  specs.map(({ spec, value }) => ({ name: spec, value }))

export interface NumberedBy {
  item_bn: string
  item_id: string
  goods_id: string
  item_name: string
}

/** Items by number (`item_bn`), or by id if the number is empty; items of deleted products are left out. */
export async function itemsNumbered(
  tx: Transaction,
  company_id: string,
  numbers: readonly string[],
): Promise<Map<string, NumberedBy[]>> {
  const wanted = sql`${sql.param([...numbers])}::text[]`
  const { rows } = await tx.execute<NumberedBy & Record<string, unknown>>(sql`
    select coalesce(nullif(i.item_bn, ''), i.item_id) as item_bn, i.item_id, i.goods_id, g.item_name
      from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id and g.deleted is null
     where i.company_id = ${company_id}
       and (i.item_bn = any(${wanted}) or i.item_id = any(${wanted}) and i.item_bn = '')`)
  const found = new Map<string, NumberedBy[]>()
  for (const row of rows) found.set(row.item_bn, [...(found.get(row.item_bn) ?? []), row])
  return found
}

/** Those of these ids that items have: both share one id space (rule api-10). */
export async function idsOfItems(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ item_id: string }>(sql`
    select item_id from goods_item
     where company_id = ${company_id} and item_id = any(${sql.param([...ids])}::text[]) and goods_id <> item_id`)
  return new Set(rows.map(({ item_id }) => item_id))
}
