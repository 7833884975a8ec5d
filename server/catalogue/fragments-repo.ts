/**
 * SQL fragments about a product `g` and the item `i` in its row. Sub-queries name the company themselves: one that takes
 * it from the outer row is sent to every machine (docs/scale-out.md).
 */
import { MOST_REVIEWS } from '@schemas/most-reviews'
import { sql, type SQL } from 'drizzle-orm'

/** Rule api-16: on the shelf, and not at the counters of shops only. */
export const GOODS_ON_SHELF = sql`(g.deleted is null and g.approve_status in ('onsale', 'only_show'))`

/** The same for shoppers: 特卖 and 福袋 are shown to employees only. */
export const GOODS_SHOWN = sql`(${GOODS_ON_SHELF} and g.product_type = 'normal')`

/** Gifts have a page and come with orders; they are not found among what is sold (rule items-2). */
export const NO_GIFT = sql`not g.is_gift`

export const ITEM_SHOWN = sql`i.approve_status in ('onsale', 'only_show')`

/** `ITEM_SHOWN` of the default item, by an index of the few hidden items. */
export const defaultItemShown = (company_id: string): SQL => sql`not exists (select 1 from goods_item h
  where h.company_id = ${company_id} and h.item_id = g.default_item_id
    and h.approve_status in ('instock', 'offline_sale'))`

export const ON_SHELF = sql`(${GOODS_ON_SHELF} and ${ITEM_SHOWN})`
export const SHOWN_ONLINE = sql`(${GOODS_SHOWN} and ${ITEM_SHOWN})`

/** What a member sees: employees see 特卖 and 福袋 too. */
export const shownTo = ({ staff }: { staff: boolean }): SQL => (staff ? ON_SHELF : SHOWN_ONLINE)

/** An item of a product that is only shown cannot be bought either. */
export const APPROVE_STATUS = sql`case when g.approve_status = 'onsale' then i.approve_status else g.approve_status end`

export const PICS = sql`case when i.pics = '[]'::jsonb then g.pics else i.pics end`

/** Pieces of the item that no open order reserves. */
export const storeOfItem = (
  company_id: string,
): SQL => sql`(select coalesce(sum(k.stock - k.reserved), 0)::int from item_stock k
  where k.company_id = ${company_id} and k.item_id = i.item_id)`

/**
 * The same of all shown items of a product. One index lookup per item: a join makes PostgreSQL read the whole stock
 * table for each product of a small shop.
 */
export const storeOfGoods = (
  company_id: string,
): SQL => sql`(select coalesce(sum((select sum(k.stock - k.reserved) from item_stock k
    where k.company_id = ${company_id} and k.item_id = s.item_id)), 0)::int
  from goods_item s
  where s.company_id = ${company_id} and s.goods_id = g.goods_id
    and s.approve_status in ('onsale', 'only_show'))`

/** Reviews of a product that are shown, counted up to MOST_REVIEWS: a list reads no more of each. 0 where the shop has none (`rate_status`). */
export const rateCount = (company_id: string): SQL => sql`(select count(*)::int from (
  select 1 from review r where r.company_id = ${company_id} and r.goods_id = g.goods_id and not r.hidden
     and not exists (select 1 from setting t where t.company_id = ${company_id} and t.name = 'after_sale'
                        and t.value->>'rate_status' = 'false')
   limit ${sql.raw(String(MOST_REVIEWS))}) n)`

/** `g` is the product with this id or of the item with this id: both share one id space (rule api-10). */
export const isProductWithId = (company_id: string, id: string): SQL => sql`g.goods_id = coalesce(
  (select i.goods_id from goods_item i where i.company_id = ${company_id} and i.item_id = ${id}), ${id})`

/** At least one of its items can be bought. */
export const inStock = (company_id: string): SQL => sql`exists (select 1 from goods_item s
  join item_stock k on k.company_id = s.company_id and k.item_id = s.item_id
  where s.company_id = ${company_id} and s.goods_id = g.goods_id and s.approve_status = 'onsale'
    and k.stock > k.reserved)`

/** 颜色:藏青,尺码:M */
export const specText = (company_id: string): SQL => sql`coalesce((
  select string_agg(s.spec_name || ':' || coalesce(nullif(gs.spec_custom_value_name, ''), v.spec_value_name), ','
                    order by gs.sort, gs.spec_id)
    from goods_item_spec gs
    join spec s on s.company_id = gs.company_id and s.spec_id = gs.spec_id
    join spec_value v on v.company_id = gs.company_id and v.spec_value_id = gs.spec_value_id
   where gs.company_id = ${company_id} and gs.item_id = i.item_id), '')`

/** The name of an item for operators: product and specification. */
export const itemTitle = (company_id: string): SQL =>
  sql`concat_ws(' ', g.item_name, nullif(${specText(company_id)}, ''))`

export const categoryIds = (company_id: string): SQL => sql`coalesce((
  select json_agg(gc.category_id order by gc.category_id) from goods_category gc
   where gc.company_id = ${company_id} and gc.goods_id = g.goods_id), '[]'::json)`

export const tagList = (company_id: string): SQL => sql`coalesce((
  select json_agg(json_build_object('tag_id', t.tag_id, 'tag_name', t.tag_name, 'tag_color', t.tag_color,
                                    'font_color', t.font_color) order by t.sort, t.tag_id)
    from goods_tag gt join tag t on t.company_id = gt.company_id and t.tag_id = gt.tag_id
   where gt.company_id = ${company_id} and gt.goods_id = g.goods_id), '[]'::json)`

/**
 * Groups of specifications with their values, in order, from the CTE `value` of spec_id, spec_value_id, custom, spec_sort
 * and sort.
 * @param fields of each value, as arguments of json_build_object, from `value` and the row `v` of spec_value
 * @param list the column of the values
 */
export const specGroupsOfValues = (
  company_id: string,
  fields: SQL,
  list: 'values' | 'spec_values',
): SQL => sql`
    select s.spec_id, s.spec_name, s.is_image,
           json_agg(json_build_object(${fields}) order by value.sort, v.sort, v.spec_value_id) as ${sql.identifier(list)}
      from value
      join spec s on s.company_id = ${company_id} and s.spec_id = value.spec_id
      join spec_value v on v.company_id = ${company_id} and v.spec_value_id = value.spec_value_id
     group by s.spec_id, s.spec_name, s.is_image
     order by min(value.spec_sort), s.spec_id`
