import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PromotionStep } from '../../db/schema'
import type { PricedMember } from '../../pricing'

/** A promotion that runs for a product. */
export interface PromotionRow extends Record<string, unknown> {
  goods_id: string
  promotion_id: string
  kind: 'full_minus' | 'full_discount' | 'full_gift' | 'plus_price_buy'
  marketing_name: string
  condition_type: 'amount' | 'pieces'
  repeats: boolean
  steps: PromotionStep[]
  /** Unix seconds. */
  start_time: number
  end_time: number
}

/** 满减, 满折, 满赠 and 换购 that run for these products and that the member may join, a row for each product. */
export async function runningPromotions(
  db: Database,
  company_id: string,
  goods_ids: string[],
  member: PricedMember | null,
  now: Date,
): Promise<PromotionRow[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const grades = member ? [member.grade_id, member.vip_grade_id].filter((id) => id !== null) : []
  const { rows } = await db.execute<PromotionRow>(sql`
    with running as materialized (
      select * from promotion p
       where p.company_id = ${company_id} and not p.disabled and p.kind <> 'limited_time_sale'
         and p.begin_time <= ${moment} and p.end_time > ${moment}
         and (p.grade_ids = '[]'::jsonb or p.grade_ids ?| ${sql.param(grades)}::text[]))
    select g.goods_id, p.promotion_id, p.kind, p.marketing_name, p.condition_type, p.repeats, p.steps,
           extract(epoch from p.begin_time)::float8 as start_time, extract(epoch from p.end_time)::float8 as end_time
      from goods g
     cross join running p
     where g.company_id = ${company_id} and g.goods_id = any(${sql.param(goods_ids)}::text[])
       and g.item_type = 'normal' and (p.distributor_id is null or p.distributor_id = g.distributor_id)
       and (p.scope = 'all' or exists (
             select 1 from promotion_target t
              where t.company_id = ${company_id} and t.promotion_id = p.promotion_id
                and case p.scope
                      when 'goods' then t.target_id = g.goods_id or exists (
                        select 1 from goods_item i
                         where i.company_id = ${company_id} and i.goods_id = g.goods_id and i.item_id = t.target_id)
                      when 'category' then exists (
                        select 1 from category c
                         where c.company_id = ${company_id} and t.target_id = any(string_to_array(c.path, ','))
                           and (c.category_id = g.main_category_id or exists (
                             select 1 from goods_category gc
                              where gc.company_id = ${company_id} and gc.goods_id = g.goods_id
                                and gc.category_id = c.category_id)))
                      when 'tag' then exists (
                        select 1 from goods_tag gt
                         where gt.company_id = ${company_id} and gt.goods_id = g.goods_id and gt.tag_id = t.target_id)
                      else t.target_id = g.brand_id
                    end))
     order by p.begin_time, p.promotion_id`)
  return rows
}
