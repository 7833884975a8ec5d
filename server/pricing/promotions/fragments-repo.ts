/** SQL fragments about the promotions of a product `g`. */
import { sql, type SQL } from 'drizzle-orm'

/** Whether target `t` of promotion `p` is the product or one of its items, categories with those above, tags or its brand. */
const targetsProduct = (company_id: string): SQL => sql`case p.scope
  when 'category' then exists (
    select 1 from goods_category gc
      join category k on k.company_id = gc.company_id and k.category_id = gc.category_id
     where gc.company_id = ${company_id} and gc.goods_id = g.goods_id
       and t.target_id = any(string_to_array(k.path, ',')))
  when 'tag' then exists (
    select 1 from goods_tag gt
     where gt.company_id = ${company_id} and gt.goods_id = g.goods_id and gt.tag_id = t.target_id)
  when 'brand' then t.target_id = g.brand_id
  else t.target_id = g.goods_id or t.target_id in (
    select own.item_id from goods_item own where own.company_id = ${company_id} and own.goods_id = g.goods_id)
end`

/** Products `g` of at least one promotion `p` for which `which` holds. A sale names its products, whatever its scope. */
export const promotedBy = (company_id: string, which: SQL): SQL => sql`exists (
  select 1 from promotion p
   where p.company_id = ${company_id} and ${which}
     and ((p.scope = 'all' and p.kind <> 'limited_time_sale') or exists (
       select 1 from promotion_target t
        where t.company_id = ${company_id} and t.promotion_id = p.promotion_id and ${targetsProduct(company_id)})))`

/** Products `g` that a promotion or seckill for everyone makes cheaper, or adds something to, at this moment. */
export const onPromotion = (company_id: string, now: Date): SQL => {
  const moment = sql`${now.toISOString()}::timestamptz`
  const running = sql`not p.disabled and p.begin_time <= ${moment} and p.end_time > ${moment}
    and p.grade_ids = '[]'::jsonb and (p.distributor_id is null or p.distributor_id = g.distributor_id)`
  return sql`(${promotedBy(company_id, running)} or exists (
    select 1 from seckill s
      join seckill_item si on si.company_id = s.company_id and si.seckill_id = s.seckill_id
      join goods_item own on own.company_id = si.company_id and own.item_id = si.item_id
     where s.company_id = ${company_id} and not s.disabled and s.begin_time <= ${moment} and s.end_time > ${moment}
       and own.goods_id = g.goods_id))`
}
