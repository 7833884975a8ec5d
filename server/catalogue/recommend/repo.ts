import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { GoodsFilter } from '../goods/filter-repo'
import { inStock, NO_GIFT, SHOWN_ONLINE, isProductWithId } from '../fragments-repo'

/** Orders of a product that are read for what else was in them. */
const MOST_ORDERS = 500
/** Best sellers of a category that are read, whatever its size. */
const MOST_SELLERS = 200

export interface ViewedProduct {
  goods_id: string
  item_type: string
}

/** The product that is viewed, by its own id or one of its items'. */
export async function viewedProduct(
  db: Database,
  company_id: string,
  id: string,
): Promise<ViewedProduct | undefined> {
  const { rows } = await db.execute<ViewedProduct & Record<string, unknown>>(sql`
    select g.goods_id, g.item_type from goods g
     where g.company_id = ${company_id} and g.deleted is null and ${isProductWithId(company_id, id)}`)
  return rows[0]
}

type Shop = Pick<GoodsFilter, 'company_id' | 'hidden'>

/** Ids of recommended products, the best first. */
type Recommend = (db: Database, shop: Shop, viewed: ViewedProduct, limit: number) => Promise<string[]>

/** Products that were ordered together with this one, the most frequent first. */
export const boughtTogether: Recommend = (db, shop, { goods_id, item_type }, limit) =>
  buyableOf(db, shop, item_type, limit, {
    candidates: sql`
      with mine as (
        select distinct l.order_id from order_line l
         where l.company_id = ${shop.company_id}
           and l.item_id in (select item_id from goods_item
                              where company_id = ${shop.company_id} and goods_id = ${goods_id})
         limit ${MOST_ORDERS}),
      candidate as (
        select l.goods_id, count(distinct l.order_id) as orders
          from mine join order_line l on l.company_id = ${shop.company_id} and l.order_id = mine.order_id
         where l.goods_id <> ${goods_id}
         group by l.goods_id)`,
    order: sql`c.orders desc, g.sales desc, g.goods_id`,
  })

/** Products of the same sales categories, best sellers first. */
export const sameCategory: Recommend = (db, shop, { goods_id, item_type }, limit) =>
  buyableOf(db, shop, item_type, limit, {
    candidates: sql`
      with candidate as materialized (
        select distinct g.goods_id, g.sales from goods_category mine
          join goods_category theirs on theirs.company_id = mine.company_id and theirs.category_id = mine.category_id
          join goods g on g.company_id = theirs.company_id and g.goods_id = theirs.goods_id
         where mine.company_id = ${shop.company_id} and mine.goods_id = ${goods_id} and g.goods_id <> ${goods_id}
           and g.item_type = ${item_type} and g.deleted is null
         order by g.sales desc, g.goods_id
         limit ${MOST_SELLERS})`,
    order: sql`g.sales desc, g.goods_id`,
  })

/** @param candidates `with … candidate (goods_id, …)`; `order` of the products `g` and candidates `c` */
async function buyableOf(
  db: Database,
  { company_id, hidden }: Shop,
  item_type: string,
  limit: number,
  { candidates, order }: { candidates: SQL; order: SQL },
): Promise<string[]> {
  const { rows } = await db.execute<{ goods_id: string }>(sql`
    ${candidates}
    select g.goods_id from candidate c
      join goods g on g.company_id = ${company_id} and g.goods_id = c.goods_id
      join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
     where ${SHOWN_ONLINE} and g.item_type = ${item_type}
       and g.approve_status = 'onsale' and ${NO_GIFT} and ${inStock(company_id)}
       and (g.distributor_id is null or g.distributor_id <> all(${sql.param(hidden)}::text[]))
     order by ${order}
     limit ${limit}`)
  return rows.map((row) => row.goods_id)
}
