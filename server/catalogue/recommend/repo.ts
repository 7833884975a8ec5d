import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { GoodsFilter } from '../goods/conditions'
import { IN_STOCK, isGoodOf, SHOWN_ONLINE } from '../goods-fragments'

/** So many orders of a good are asked what else was in them. */
const ORDERS_ASKED = 500
/** Of the best sellers of a category so many are looked at, whatever its size. */
const LOOKED_AT = 200

export interface Looked {
  goods_id: string
  item_type: string
}

/** The good that is being looked at, by its own id or one of its items'. */
export async function lookedAt(db: Database, company_id: string, id: string): Promise<Looked | undefined> {
  const { rows } = await db.execute<Looked & Record<string, unknown>>(sql`
    select g.goods_id, g.item_type from goods g
     where g.company_id = ${company_id} and g.deleted is null and ${isGoodOf(company_id, id)}`)
  return rows[0]
}

/** Goods that were ordered together with this one, the most frequent first. */
export async function boughtTogether(
  db: Database,
  { company_id, hidden }: Pick<GoodsFilter, 'company_id' | 'hidden'>,
  { goods_id, item_type }: Looked,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ goods_id: string }>(sql`
    with mine as (
      select distinct l.order_id from order_line l
       where l.company_id = ${company_id}
         and l.item_id in (select item_id from goods_item where company_id = ${company_id} and goods_id = ${goods_id})
       limit ${ORDERS_ASKED}),
    together as (
      select l.goods_id, count(distinct l.order_id) as orders
        from mine join order_line l on l.company_id = ${company_id} and l.order_id = mine.order_id
       where l.goods_id <> ${goods_id}
       group by l.goods_id)
    select g.goods_id from together t
      join goods g on g.company_id = ${company_id} and g.goods_id = t.goods_id
      join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
     where ${buyable(item_type, hidden)}
     order by t.orders desc, g.sales desc, g.goods_id
     limit ${limit}`)
  return rows.map((row) => row.goods_id)
}

/** Goods of the same sales categories, what sells best first. */
export async function sameCategory(
  db: Database,
  { company_id, hidden }: Pick<GoodsFilter, 'company_id' | 'hidden'>,
  { goods_id, item_type }: Looked,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ goods_id: string }>(sql`
    with like_it as materialized (
      select distinct g.goods_id, g.sales from goods_category mine
        join goods_category theirs on theirs.company_id = mine.company_id and theirs.category_id = mine.category_id
        join goods g on g.company_id = theirs.company_id and g.goods_id = theirs.goods_id
       where mine.company_id = ${company_id} and mine.goods_id = ${goods_id} and g.goods_id <> ${goods_id}
         and g.item_type = ${item_type} and g.deleted is null
       order by g.sales desc, g.goods_id
       limit ${LOOKED_AT})
    select g.goods_id from like_it l
      join goods g on g.company_id = ${company_id} and g.goods_id = l.goods_id
      join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
     where ${buyable(item_type, hidden)}
     order by g.sales desc, g.goods_id
     limit ${limit}`)
  return rows.map((row) => row.goods_id)
}

const buyable = (
  item_type: string,
  hidden: readonly string[],
) => sql`(${SHOWN_ONLINE} and g.item_type = ${item_type}
  and g.approve_status = 'onsale' and not g.is_gift and ${IN_STOCK}
  and (g.distributor_id is null or g.distributor_id <> all(${sql.param(hidden)}::text[])))`
