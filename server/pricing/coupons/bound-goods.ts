import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether target `t` of a `coupon` names the good `g` (`use_bound`, rule coupons-2): 1 listed goods, 2 categories with
 * what is below, 3 tags, 4 brands.
 * @param isItem whether `t` names an item of the good
 */
export const namesGood = (isItem: SQL): SQL => sql`case coupon.use_bound
  when 1 then t.target_id = g.goods_id or ${isItem}
  when 2 then exists (
    select 1 from goods_category gc
      join category k on k.company_id = gc.company_id and k.category_id = gc.category_id
     where gc.company_id = g.company_id and gc.goods_id = g.goods_id
       and t.target_id = any(string_to_array(k.path, ',')))
  when 3 then exists (
    select 1 from goods_tag gt
     where gt.company_id = g.company_id and gt.goods_id = g.goods_id and gt.tag_id = t.target_id)
  else t.target_id = g.brand_id
end`

const IS_OWN_ITEM = sql`t.target_id in (
  select own.item_id from goods_item own where own.company_id = g.company_id and own.goods_id = g.goods_id)`

/** Goods `g` that a coupon can be used for; none where there is no such coupon. */
export const coveredBy = (company_id: string, card_id: string): SQL => sql`exists (
  select 1 from coupon
   where coupon.company_id = ${company_id} and coupon.card_id = ${card_id}
     and (coupon.use_bound = 0 or exists (
       select 1 from coupon_bound t
        where t.company_id = coupon.company_id and t.card_id = coupon.card_id and ${namesGood(IS_OWN_ITEM)})))`
