import { sql, type SQL } from 'drizzle-orm'
import type { Brand, GoodsItem, ParamFacet, Tag } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import { matching, priceOf, standsForGoods, type GoodsFilter } from './conditions'
import { APPROVE_STATUS, CATEGORIES, PICS, SPECS, STORE_OF_GOODS, STORE_OF_ITEM, TAGS } from './fragments'

/** provider-api §9, `goodsSort`. */
export type GoodsSort = 0 | 1 | 2 | 3 | 4 | 5

export interface Window {
  limit: number
  offset: number
}

/** What depends on who looks and when, or says something twice. */
type Derived =
  | 'itemId'
  | 'itemName'
  | 'is_point'
  | 'valid_lucky'
  | 'act_price'
  | 'activity_price'
  | 'member_price'
  | 'promotion_activity'
  | 'promotion_tag'
  | 'promotion_name'

/** A row of a list, as the wire wants it but for what is derived. */
export type GoodsRow = Omit<GoodsItem, Derived>

/** One window of the goods that match, in order. */
export async function goodsPage(
  db: Database,
  filter: GoodsFilter,
  sort: GoodsSort,
  { limit, offset }: Window,
): Promise<GoodsRow[]> {
  const order = orderOf(filter, sort)
  const whole = standsForGoods(filter)
  const { rows } = await db.execute<GoodsRow & Record<string, unknown>>(sql`
    with page as (select g.goods_id, i.item_id ${matching(filter)} order by ${order} limit ${limit} offset ${offset})
    select i.item_id, g.goods_id, g.default_item_id, i.item_id = g.default_item_id as is_default, g.nospec,
           g.item_name, g.brief, i.item_bn, i.barcode, g.item_unit,
           case when ${whole} then '' else ${SPECS} end as item_spec_desc,
           i.price, i.market_price,
           case when ${whole} then ${STORE_OF_GOODS} else ${STORE_OF_ITEM} end as store,
           case when ${whole} then g.sales else i.sales end as sales,
           ${PICS} as pics, g.videos,
           ${APPROVE_STATUS} as approve_status,
           g.item_type, i.point, g.product_type, g.staff_goods::int as staff_goods, g.is_gift, coalesce(g.distributor_id, '0') as distributor_id,
           coalesce(g.brand_id, '') as brand_id, coalesce(b.brand_name, '') as goods_brand,
           coalesce(g.main_category_id, '') as item_category, ${CATEGORIES} as item_cat_id,
           i.weight, i.volume, ${TAGS} as "tagList"
      from page
      join goods g on g.company_id = ${filter.company_id} and g.goods_id = page.goods_id
      join goods_item i on i.company_id = ${filter.company_id} and i.item_id = page.item_id
      left join brand b on b.company_id = g.company_id and b.brand_id = g.brand_id
     order by ${order}`)
  return rows
}

export async function goodsCount(db: Database, filter: GoodsFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${matching(filter)}`)
  return rows[0]?.count ?? 0
}

export interface GoodsFacets extends Record<string, unknown> {
  brands: Brand[]
  tags: Tag[]
  params: ParamFacet[]
  /** Codes of provinces and cities. */
  regions: string[]
}

/** What the goods that match can be narrowed by: their brands, tags and parameters. */
export async function goodsFacets(db: Database, filter: GoodsFilter): Promise<GoodsFacets> {
  const { company_id } = filter
  const { rows } = await db.execute<GoodsFacets>(sql`
    with matched as materialized (select g.goods_id, g.brand_id, g.region_id ${matching(filter)})
    select
      (select coalesce(json_agg(json_build_object('attribute_id', brand_id, 'attribute_name', brand_name,
                                                  'image_url', image_url) order by sort, brand_id), '[]'::json)
         from brand
        where company_id = ${company_id} and brand_id in (select brand_id from matched)) as brands,
      (select coalesce(json_agg(json_build_object('tag_id', tag_id, 'tag_name', tag_name, 'tag_color', tag_color,
                                                  'font_color', font_color) order by sort, tag_id), '[]'::json)
         from tag
        where company_id = ${company_id} and tag_id in (
          select gt.tag_id from goods_tag gt join matched using (goods_id) where gt.company_id = ${company_id})) as tags,
      (with value as (
         select attribute_id, attribute_value_id, min(attribute_name) as attribute_name,
                min(attribute_value_name) as attribute_value_name, min(sort) as sort
           from goods_param p join matched using (goods_id)
          where p.company_id = ${company_id}
          group by attribute_id, attribute_value_id),
       attribute as (
         select attribute_id, min(attribute_name) as attribute_name, min(sort) as sort,
                json_agg(json_build_object('attribute_value_id', attribute_value_id,
                                           'attribute_value_name', attribute_value_name)
                         order by attribute_value_id) as attribute_values
           from value
          group by attribute_id)
       select coalesce(json_agg(json_build_object('attribute_id', attribute_id, 'attribute_name', attribute_name,
                                                  'attribute_values', attribute_values) order by sort, attribute_id),
                       '[]'::json)
         from attribute) as params,
      (select coalesce(json_agg(region_id order by region_id), '[]'::json)
         from (select distinct region_id from matched where region_id is not null) r) as regions`)
  return rows[0] ?? { brands: [], tags: [], params: [], regions: [] }
}

/** Every order ends in the ids, so that no row changes its page between two requests. */
function orderOf(filter: GoodsFilter, sort: GoodsSort): SQL {
  const several = filter.perItem || filter.ids
  const last = several ? sql`g.sort, g.goods_id, i.sort, i.item_id` : sql`g.sort, g.goods_id`
  const store = filter.perItem ? STORE_OF_ITEM : STORE_OF_GOODS
  const bySort: Record<Exclude<GoodsSort, 0>, SQL> = {
    1: sql`g.sales desc`,
    2: sql`${priceOf(filter)} desc`,
    3: priceOf(filter),
    4: sql`g.created desc`,
    5: sql`${store} desc`,
  }
  if (sort !== 0) return sql`${bySort[sort]}, ${last}`
  const { ids, keywords } = filter
  if (ids)
    return sql`coalesce(array_position(${sql.param(ids)}::text[], i.item_id),
                        array_position(${sql.param(ids)}::text[], g.goods_id)), ${last}`
  // a name that says it word for word goes before one that only has all its words
  if (keywords) return sql`(g.item_name ilike ${containing(keywords.trim())}) desc, ${last}`
  return last
}
