import { sql, type SQL } from 'drizzle-orm'
import type { Brand, GoodsItem, ParamFacet, Tag } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { matching, matchingGoods, isWholeGoods, type GoodsFilter, needsNoItems } from './filter-repo'
import {
  APPROVE_STATUS,
  CATEGORIES,
  PICS,
  SPECS,
  STORE_OF_GOODS,
  STORE_OF_ITEM,
  TAGS,
} from '../fragments-repo'
import { pageKeys, type GoodsSort, type PageKey } from './page-keys-repo'
import { updateStockRanks } from './stock-rank-repo'

export type { GoodsSort } from './page-keys-repo'

const BY_STOCK = 5

/** Depends on the viewer and the time, or repeats another field. */
type Derived =
  | 'itemId'
  | 'itemName'
  | 'title'
  | 'sub_title'
  | 'bn'
  | 'image_default_id'
  | 'is_point'
  | 'valid_lucky'
  | 'act_price'
  | 'activity_price'
  | 'member_price'
  | 'promotion_activity'
  | 'promotion_tag'
  | 'promotion_name'

/** A row of a list in the shape of the API, without the derived fields. */
export type GoodsRow = Omit<GoodsItem, Derived>

/**
 * One window of the matching products, in order.
 * @param total counts the matching rows: far pages are then read from the end
 */
export async function goodsPage(
  db: Database,
  filter: GoodsFilter,
  sort: GoodsSort,
  window: PageWindow,
  total?: () => Promise<number>,
): Promise<GoodsRow[]> {
  if (sort === BY_STOCK) await updateStockRanks(db, filter.company_id)
  const keys = await pageKeys(db, filter, sort, window, total)
  return keys.length === 0 ? [] : rowsOf(db, filter, keys)
}

async function rowsOf(db: Database, filter: GoodsFilter, keys: PageKey[]): Promise<GoodsRow[]> {
  const whole = isWholeGoods(filter)
  const { rows } = await db.execute<GoodsRow & Record<string, unknown>>(sql`
    select i.item_id, g.goods_id, g.default_item_id, i.item_id = g.default_item_id as is_default, g.nospec,
           g.item_name, g.brief, i.item_bn, i.barcode, g.item_unit,
           case when ${whole} then '' else ${SPECS} end as item_spec_desc,
           i.price, i.market_price,
           case when ${whole} then ${STORE_OF_GOODS} else ${STORE_OF_ITEM} end as store,
           case when ${whole} then g.sales else i.sales end as sales,
           ${PICS} as pics, g.videos,
           ${APPROVE_STATUS} as approve_status,
           g.item_type, i.point, g.product_type, g.staff_goods::int as staff_goods, g.is_gift,
           coalesce(g.distributor_id, '0') as distributor_id,
           coalesce(g.brand_id, '') as brand_id, coalesce(b.brand_name, '') as goods_brand,
           coalesce(g.main_category_id, '') as item_category, ${CATEGORIES} as item_cat_id,
           i.weight, i.volume, ${TAGS} as "tagList"
      from unnest(${column(keys, 'goods_id')}, ${column(keys, 'item_id')}) with ordinality as page (goods_id, item_id, at)
      join goods g on g.company_id = ${filter.company_id} and g.goods_id = page.goods_id
      join goods_item i on i.company_id = ${filter.company_id} and i.item_id = page.item_id
      left join brand b on b.company_id = g.company_id and b.brand_id = g.brand_id
     order by page.at`)
  return rows
}

const column = (keys: PageKey[], name: keyof PageKey) =>
  sql`${sql.param(keys.map((key) => key[name]))}::text[]`

export interface GoodsFacets extends Record<string, unknown> {
  brands: Brand[]
  tags: Tag[]
  params: ParamFacet[]
  /** Codes of provinces and cities. */
  regions: string[]
  /** From how many products they come. */
  products: number
}

/**
 * Facets of the matching products: their brands, tags, parameters and places of origin.
 * @param most reads only so many products, the first in the shop's order
 */
export async function readFacets(
  db: Database | Transaction,
  filter: GoodsFilter,
  most?: number,
): Promise<GoodsFacets> {
  const { company_id } = filter
  const from = needsNoItems(filter) ? matchingGoods(filter) : matching(filter)
  const first = most === undefined ? sql`` : sql`order by g.sort, g.goods_id limit ${most}`
  const { rows } = await db.execute<GoodsFacets>(sql`
    with matched as materialized (select g.goods_id, g.brand_id, g.region_id ${from} ${first})
    select
      (select coalesce(json_agg(json_build_object('attribute_id', brand_id, 'attribute_name', brand_name,
                                                  'image_url', image_url) order by sort, brand_id), '[]'::json)
         from brand
        where company_id = ${company_id} and brand_id in (select brand_id from matched)) as brands,
      (select coalesce(json_agg(json_build_object('tag_id', tag_id, 'tag_name', tag_name, 'tag_color', tag_color,
                                                  'font_color', font_color) order by sort, tag_id), '[]'::json)
         from tag
        where company_id = ${company_id} and tag_id in (
          select of.tag_id from ${ofMatched(company_id, sql`goods_tag`, most)})) as tags,
      (with value as (
         select attribute_id, attribute_value_id, min(attribute_name) as attribute_name,
                min(attribute_value_name) as attribute_value_name, min(sort) as sort
           from ${ofMatched(company_id, sql`goods_param`, most)}
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
         from (select distinct region_id from matched where region_id is not null) r) as regions,
      (select count(*)::int from matched) as products`)
  return rows[0] ?? { brands: [], tags: [], params: [], regions: [], products: 0 }
}

/** Rows of the matching products: looked up for each of a few, joined for all of them. */
const ofMatched = (company_id: string, table: SQL, most: number | undefined): SQL =>
  most === undefined
    ? sql`(select t.* from ${table} t join matched using (goods_id) where t.company_id = ${company_id}) of`
    : sql`matched cross join lateral (
        select t.* from ${table} t where t.company_id = ${company_id} and t.goods_id = matched.goods_id offset 0) of`
