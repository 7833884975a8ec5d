/** SQL fragments about a row of `coupon`. */
import { sql, type SQL } from 'drizzle-orm'
import type { openTo, sellsTo } from '../../platform'

/** Shoppers may claim it now; paused and closed coupons are not offered. */
export const OFFERED = sql`(coupon.kq_status = 0 and coupon.receive
  and (coupon.send_begin_time is null or coupon.send_begin_time <= now()))`

/** It has ended, or can no longer be claimed. */
export const EXPIRED = sql`((coupon.end_date <= now() or coupon.send_end_time <= now()) is true)`

/**
 * Whether the shop that issues a coupon and at least one of the shops it is for may be shown to the viewer (`openTo`) or
 * sell to them (`sellsTo`).
 */
export const ofShops = (
  may: typeof openTo | typeof sellsTo,
  company_id: string,
  looker: Parameters<typeof may>[1],
): SQL => sql`(
  ${may(company_id, looker, sql`coupon.distributor_id`)}
  and (not exists (select 1 from coupon_shop cs where cs.company_id = ${company_id} and cs.card_id = coupon.card_id)
       or exists (select 1 from coupon_shop cs where cs.company_id = ${company_id} and cs.card_id = coupon.card_id
                     and ${may(company_id, looker, sql`cs.distributor_id`)})))`

/**
 * Whether target `t` of a `coupon` is the product `g` (`use_bound`, rule coupons-2): 1 listed products, 2 categories with
 * those below, 3 tags, 4 brands.
 * @param isItem whether `t` is an item of the product
 */
export const targetsProduct = (company_id: string, isItem: SQL): SQL => sql`case coupon.use_bound
  when 1 then t.target_id = g.goods_id or ${isItem}
  when 2 then exists (
    select 1 from goods_category gc
      join category k on k.company_id = gc.company_id and k.category_id = gc.category_id
     where gc.company_id = ${company_id} and gc.goods_id = g.goods_id
       and t.target_id = any(string_to_array(k.path, ',')))
  when 3 then exists (
    select 1 from goods_tag gt
     where gt.company_id = ${company_id} and gt.goods_id = g.goods_id and gt.tag_id = t.target_id)
  else t.target_id = g.brand_id
end`

const isOwnItem = (company_id: string) => sql`t.target_id in (
  select own.item_id from goods_item own where own.company_id = ${company_id} and own.goods_id = g.goods_id)`

/** Products `g` that a coupon can be used for; none for an unknown coupon. */
export const coveredBy = (company_id: string, card_id: string): SQL => sql`exists (
  select 1 from coupon
   where coupon.company_id = ${company_id} and coupon.card_id = ${card_id}
     and (coupon.use_bound = 0 or exists (
       select 1 from coupon_bound t
        where t.company_id = ${company_id} and t.card_id = coupon.card_id
          and ${targetsProduct(company_id, isOwnItem(company_id))})))`
