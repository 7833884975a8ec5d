import { sql, type SQL } from 'drizzle-orm'
import type { Brand, CategoryFacet, ParamFacet, TagFacet } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { matching, matchingGoods, type GoodsFilter, needsNoItems } from './filter-repo'

export interface GoodsFacets extends Record<string, unknown> {
  brands: Brand[]
  tags: TagFacet[]
  params: ParamFacet[]
  /** Sales categories with those above them. */
  categories: CategoryFacet[]
  /** Codes of provinces and cities. */
  regions: string[]
  /** From how many products they come. */
  products: number
}

/**
 * Facets of the matching products: their brands, tags, parameters, categories and places of origin, each value with the
 * number of products that have it.
 * @param most reads only so many products, the first in the shop's order; if there may be more, values have no number
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
                                                  'image_url', image_url, 'count', count) order by sort, brand_id), '[]'::json)
         from brand
         join (select brand_id, count(distinct goods_id)::int as count from matched group by brand_id) branded using (brand_id)
        where company_id = ${company_id}) as brands,
      (select coalesce(json_agg(json_build_object('tag_id', tag_id, 'tag_name', tag_name, 'tag_color', tag_color,
                                                  'font_color', font_color, 'count', count) order by sort, tag_id), '[]'::json)
         from tag
         join (select tag_id, count(distinct of.goods_id)::int as count
                 from ${ofMatched(company_id, sql`goods_tag`, most)} group by tag_id) tagged using (tag_id)
        where company_id = ${company_id}) as tags,
      (with value as (
         select attribute_id, attribute_value_id, min(attribute_name) as attribute_name,
                min(attribute_value_name) as attribute_value_name, min(sort) as sort,
                count(distinct of.goods_id)::int as count
           from ${ofMatched(company_id, sql`goods_param`, most)}
          group by attribute_id, attribute_value_id),
       attribute as (
         select attribute_id, min(attribute_name) as attribute_name, min(sort) as sort,
                json_agg(json_build_object('attribute_value_id', attribute_value_id,
                                           'attribute_value_name', attribute_value_name, 'count', count)
                         order by attribute_value_id) as attribute_values
           from value
          group by attribute_id)
       select coalesce(json_agg(json_build_object('attribute_id', attribute_id, 'attribute_name', attribute_name,
                                                  'attribute_values', attribute_values) order by sort, attribute_id),
                       '[]'::json)
         from attribute) as params,
      (with leaf as materialized (
         select of.category_id, of.goods_id from ${ofMatched(company_id, sql`goods_category`, most)}),
       counted as (
         select above.id as category_id, count(distinct leaf.goods_id)::int as count
           from leaf
           join category on company_id = ${company_id} and category.category_id = leaf.category_id
          cross join unnest(string_to_array(category.path, ',')) as above (id)
          group by above.id)
       select coalesce(json_agg(json_build_object('category_id', category_id, 'category_name', category_name,
                                                  'parent_id', coalesce(parent_id, '0'), 'count', count)
                                order by category_level, sort, category_id), '[]'::json)
         from counted join category using (category_id)
        where company_id = ${company_id} and not is_main_category) as categories,
      (select coalesce(json_agg(region_id order by region_id), '[]'::json)
         from (select distinct region_id from matched where region_id is not null) r) as regions,
      (select count(*)::int from matched) as products`)
  const found = rows[0] ?? { brands: [], tags: [], params: [], categories: [], regions: [], products: 0 }
  return found.products === most ? withoutCounts(found) : found
}

/** Rows of the matching products: looked up for each of a few, joined for all of them. */
const ofMatched = (company_id: string, table: SQL, most: number | undefined): SQL =>
  most === undefined
    ? sql`(select t.* from ${table} t join matched using (goods_id) where t.company_id = ${company_id}) of`
    : sql`matched cross join lateral (
        select t.* from ${table} t where t.company_id = ${company_id} and t.goods_id = matched.goods_id offset 0) of`

function withoutCounts({ brands, tags, params, categories, ...facets }: GoodsFacets): GoodsFacets {
  return {
    ...facets,
    brands: brands.map(uncounted),
    tags: tags.map(uncounted),
    params: params.map((param) => ({
      ...param,
      attribute_values: param.attribute_values.map(uncounted),
    })),
    categories: categories.map(uncounted),
  }
}

const uncounted = <T extends { count?: number }>({ count: _count, ...value }: T): Omit<T, 'count'> => value
