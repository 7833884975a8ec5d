import { sql } from 'drizzle-orm'
import type { LimitPeriod } from '@schemas/cart'
import type { Database, Transaction } from '../../db/client'
import type { ApproveStatus } from '../../db/schema'
import { APPROVE_STATUS, PICS, SPECS } from '../../catalogue'

/** An item as it is now, with all that its price and whether it can be bought depend on. */
export interface LiveItem extends Record<string, unknown> {
  item_id: string
  goods_id: string
  item_bn: string
  item_name: string
  brief: string
  item_spec_desc: string
  pics: string[]
  /** Cents of the shelf. */
  price: number
  market_price: number
  /** Points of an article of the points mall. */
  point: number
  approve_status: ApproveStatus
  item_type: string
  product_type: 'normal' | 'sale' | 'bag'
  is_gift: boolean
  is_deleted: boolean
  /** The only shop that sells it; null: all of them. */
  owner: string | null
  limit_num: number
  limit_period: LimitPeriod
  start_num: number
  templates_id: string | null
  weight: number
  volume: number
  brand_id: string | null
  /** Sales and management categories with all above them. */
  categories: string[]
  tags: string[]
}

/** Items by their id, deleted ones too; those that never were are absent. */
export async function liveItems(
  db: Database | Transaction,
  company_id: string,
  item_ids: readonly string[],
): Promise<Map<string, LiveItem>> {
  if (item_ids.length === 0) return new Map()
  const { rows } = await db.execute<LiveItem>(sql`
    select i.item_id, g.goods_id, i.item_bn, g.item_name, g.brief, ${SPECS} as item_spec_desc, ${PICS} as pics,
           i.price, i.market_price, i.point, ${APPROVE_STATUS} as approve_status,
           g.item_type, g.product_type, g.is_gift, g.deleted is not null as is_deleted, g.distributor_id as owner,
           g.limit_num, g.limit_period, g.start_num, g.templates_id, i.weight, i.volume, g.brand_id,
           ${CATEGORIES_WITH_ALL_ABOVE} as categories,
           coalesce((select json_agg(gt.tag_id order by gt.tag_id) from goods_tag gt
                      where gt.company_id = g.company_id and gt.goods_id = g.goods_id), '[]'::json) as tags
      from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = any(${sql.param([...new Set(item_ids)])}::text[])`)
  return new Map(rows.map((row) => [row.item_id, row]))
}

/** The item that an id means: items and goods share one id space, a good stands for its default item (rule api-10). */
export async function itemIdOf(
  db: Database | Transaction,
  company_id: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ item_id: string }>(sql`
    select item_id from goods_item where company_id = ${company_id} and item_id = ${id}
    union all
    select default_item_id from goods where company_id = ${company_id} and goods_id = ${id}`)
  return rows[0]?.item_id
}

const CATEGORIES_WITH_ALL_ABOVE = sql`coalesce((
  select json_agg(distinct above.id order by above.id)
    from category k
    cross join lateral unnest(string_to_array(k.path, ',')) as above(id)
   where k.company_id = g.company_id
     and (k.category_id = g.main_category_id
          or k.category_id in (select gc.category_id from goods_category gc
                                where gc.company_id = g.company_id and gc.goods_id = g.goods_id))), '[]'::json)`
