import { sql, type SQL } from 'drizzle-orm'
import { containing } from '../../db/like'
import { APPROVE_STATUS, IN_STOCK, ON_SHELF, SHOWN_ONLINE } from './fragments'
import { searchReadings } from './search-words'

/** Which goods, or which of their items. Every condition that is given must hold. */
export interface GoodsFilter {
  company_id: string
  /** One row for each item instead of one for each good. */
  perItem?: boolean
  /** Ids of items or goods, one id space (decisions 5): rows for exactly these. */
  ids?: string[] | undefined
  keywords?: string | undefined
  goods_id?: string | undefined
  category_id?: string | undefined
  main_category?: string | undefined
  brands?: string[] | undefined
  tags?: string[] | undefined
  params?: { attribute_id: string; attribute_value_id: string }[] | undefined
  /** Cents, of the item that is shown; points in the points mall. */
  start_price?: number | undefined
  end_price?: number | undefined
  /** That shop's own goods and the company's; '0': the company's alone. */
  distributor_id?: string | undefined
  /** Default normal. */
  item_type?: string | undefined
  /** Where it comes from: a province with its cities, or a city. */
  region_id?: string | undefined
  /** 特卖 and 福袋 too, which are for employees. */
  forStaff?: boolean
  /** Can be bought now: on sale and in stock. */
  buyable?: boolean
}

const HEAD_OFFICE = '0'

/** `goods g` with the item `i` that stands in each row, its `brand b`, and the conditions on them. */
export function matching(filter: GoodsFilter): SQL {
  return sql`from goods g
    join goods_item i on i.company_id = g.company_id and ${itemOf(filter)}
    left join brand b on b.company_id = g.company_id and b.brand_id = g.brand_id
   where ${sql.join(conditions(filter), sql` and `)}`
}

/** Whether a row stands for its whole good, and not for one item of it. */
export function standsForGoods({ perItem, ids }: GoodsFilter): SQL {
  if (ids) return sql`not (i.item_id = any(${sql.param(ids)}::text[]))`
  return perItem ? sql`false` : sql`true`
}

function itemOf({ company_id, perItem, ids }: GoodsFilter): SQL {
  if (ids)
    return sql`i.goods_id = g.goods_id and i.item_id in (
      select item_id from goods_item where company_id = ${company_id} and item_id = any(${sql.param(ids)}::text[])
      union
      select default_item_id from goods where company_id = ${company_id} and goods_id = any(${sql.param(ids)}::text[]))`
  // goods_id as well would let the planner expect one row and sort all of them for a page of 18
  return perItem ? sql`i.goods_id = g.goods_id` : sql`i.item_id = g.default_item_id`
}

function conditions(filter: GoodsFilter): SQL[] {
  const { company_id, goods_id, start_price, end_price, distributor_id, brands, tags } = filter
  const found = [
    sql`g.company_id = ${company_id}`,
    filter.forStaff ? ON_SHELF : SHOWN_ONLINE,
    sql`g.item_type = ${filter.item_type ?? 'normal'}`,
  ]
  if (goods_id !== undefined) found.push(sql`g.goods_id = ${goods_id}`)
  if (start_price !== undefined) found.push(sql`${priceOf(filter)} >= ${start_price}`)
  if (end_price !== undefined) found.push(sql`${priceOf(filter)} <= ${end_price}`)
  if (distributor_id === HEAD_OFFICE) found.push(sql`g.distributor_id is null`)
  else if (distributor_id !== undefined)
    found.push(sql`(g.distributor_id is null or g.distributor_id = ${distributor_id})`)
  if (brands) found.push(sql`g.brand_id = any(${sql.param(brands)}::text[])`)
  if (tags)
    found.push(sql`g.goods_id in (select goods_id from goods_tag
      where company_id = ${company_id} and tag_id = any(${sql.param(tags)}::text[]))`)
  for (const { attribute_id, attribute_value_id } of filter.params ?? [])
    found.push(sql`g.goods_id in (select goods_id from goods_param
      where company_id = ${company_id} and attribute_id = ${attribute_id} and attribute_value_id = ${attribute_value_id})`)
  if (filter.region_id !== undefined) found.push(from(filter.region_id))
  if (filter.buyable) found.push(sql`${APPROVE_STATUS} = 'onsale'`, IN_STOCK)
  return [...found, ...inCategories(filter), ...named(filter)]
}

function inCategories({ company_id, category_id, main_category }: GoodsFilter): SQL[] {
  const found: SQL[] = []
  if (category_id !== undefined)
    found.push(sql`g.goods_id in (select goods_id from goods_category
      where company_id = ${company_id} and category_id in ${below(company_id, sql`${category_id}`)})`)
  if (main_category !== undefined)
    found.push(sql`g.main_category_id in ${below(company_id, sql`${main_category}`)}`)
  return found
}

/** What filters and orders by price look at (provider-api §10: the points mall by points). */
export const priceOf = ({ item_type }: GoodsFilter): SQL =>
  item_type === 'pointsmall' ? sql`i.point` : sql`i.price`

/** Codes of cities begin with the two digits of their province, whose own ends in zeros. */
const from = (region_id: string) =>
  region_id.endsWith('0000')
    ? sql`left(g.region_id, 2) = ${region_id.slice(0, 2)}`
    : sql`g.region_id = ${region_id}`

/** A category and all below it. */
const below = (company_id: string, category: SQL) =>
  sql`(select c.category_id from category c
    where c.company_id = ${company_id} and ${category} = any(string_to_array(c.path, ',')))`

function named({ company_id, keywords = '' }: GoodsFilter): SQL[] {
  const readings = searchReadings(keywords).map((words) =>
    sql.join(words.map(saying(company_id)), sql` and `),
  )
  return readings.length === 0 ? [] : [sql`(${sql.join(readings, sql` or `)})`]
}

/** Says this word in its name, brief, number or brand, by a tag, or by a category that it lies in at any depth. */
function saying(company_id: string): (word: string) => SQL {
  return (word) => {
    const pattern = containing(word)
    return sql`(g.item_name ilike ${pattern} or g.brief ilike ${pattern} or i.item_bn ilike ${pattern}
      or b.brand_name ilike ${pattern}
      or g.goods_id in (select gt.goods_id from goods_tag gt
        join tag t on t.company_id = gt.company_id and t.tag_id = gt.tag_id
        where gt.company_id = ${company_id} and t.tag_name ilike ${pattern})
      or g.goods_id in (select gc.goods_id from goods_category gc
        join category c on c.company_id = gc.company_id and c.category_id = gc.category_id
        where gc.company_id = ${company_id} and exists (select 1 from category a
          where a.company_id = c.company_id and a.category_id = any(string_to_array(c.path, ','))
            and a.category_name ilike ${pattern})))`
  }
}
