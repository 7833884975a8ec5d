import { HEAD_OFFICE } from '@schemas/shop-id'
import { sql, type SQL } from 'drizzle-orm'
import { containing } from '../../db/search'
import { coveredBy, onPromotion, promotedBy } from '../../pricing'
import {
  defaultItemShown,
  GOODS_ON_SHELF,
  GOODS_SHOWN,
  inStock,
  ITEM_SHOWN,
  NO_GIFT,
  SHOWN_ONLINE,
} from '../fragments-repo'
import { needsComparing, tokensOfWord, type Search, type Term } from './search-tokens'

/** Which products, or which of their items; all conditions must hold. */
export interface GoodsFilter {
  company_id: string
  /** Shops whose products are left out (`shopsNotSelling`). */
  hidden: readonly string[]
  /** One row for each item instead of one for each product. */
  perItem?: boolean
  /** Ids of items or products, one id space (rule api-10): rows for exactly these. */
  ids?: string[] | undefined
  /** Keywords as `searchFor` reads them. */
  search?: Search | undefined
  goods_id?: string | undefined
  /** Sales categories and main categories, with those below them (`categoriesBelow`). */
  categories?: string[] | undefined
  main_categories?: string[] | undefined
  brands?: string[] | undefined
  /** Ids or names. */
  tags?: string[] | undefined
  /** One of the chosen values of each attribute. */
  params?: ParamChoice[] | undefined
  /** Cents, of the item that is shown; points in the points mall. */
  start_price?: number | undefined
  end_price?: number | undefined
  /** That shop's own products and the company's; '0': the company's alone. */
  distributor_id?: string | undefined
  /** Default normal. */
  item_type?: string | undefined
  /** Only products that this coupon can be used for. */
  card_id?: string | undefined
  /** Only products that this promotion is for. */
  promotion_id?: string | undefined
  /** Only products of a promotion or seckill for everyone that runs at this moment. */
  promotedAt?: Date | undefined
  /** Origin: a province with its cities, or a city. */
  region_id?: string | undefined
  /** 特卖 and 福袋 too, which are for employees. */
  forStaff?: boolean
  /** For operators: what is not on the shelf instead of what is; not with `needsNoItems`. */
  offShelf?: boolean
  /** Can be bought now: on sale and in stock. */
  buyable?: boolean
}

interface ParamChoice {
  attribute_id: string
  attribute_value_id: string
}

/** `goods g` with the item `i` of each row, and the conditions on them. */
export function matching(filter: GoodsFilter): SQL {
  return sql`from goods g
    join goods_item i on i.company_id = g.company_id and ${itemOf(filter)}
   where ${sql.join([...conditions(filter), shownItem(filter)], sql` and `)}`
}

/**
 * The same without `i`, where no condition needs it: rows are read from an index of goods alone. Products whose default
 * item is hidden are left out by an index of the few hidden items.
 */
export function matchingGoods(filter: GoodsFilter): SQL {
  return sql`from goods g where ${sql.join([...conditions(filter), defaultItemShown(filter.company_id)], sql` and `)}`
}

/** Whether `matchingGoods` is enough for a filter. */
export const needsNoItems = ({ perItem, ids, start_price, end_price }: GoodsFilter): boolean =>
  !perItem && ids === undefined && start_price === undefined && end_price === undefined

/** Whether a row represents a whole product, and not one of its items. */
export function isWholeGoods({ perItem, ids }: GoodsFilter): SQL {
  if (ids) return sql`not (i.item_id = any(${sql.param(ids)}::text[]))`
  return perItem ? sql`false` : sql`true`
}

function itemOf({ company_id, perItem, ids }: GoodsFilter): SQL {
  if (ids)
    return sql`i.goods_id = g.goods_id and i.item_id in (
      select item_id from goods_item where company_id = ${company_id} and item_id = any(${sql.param(ids)}::text[])
      union
      select default_item_id from goods where company_id = ${company_id} and goods_id = any(${sql.param(ids)}::text[]))`
  // with goods_id in the condition the planner expects one row and sorts all of them for a page of 18
  return perItem ? sql`i.goods_id = g.goods_id` : sql`i.item_id = g.default_item_id`
}

function conditions(filter: GoodsFilter): SQL[] {
  const { company_id, hidden, ids, goods_id, distributor_id, brands, tags } = filter
  const found = [
    sql`g.company_id = ${company_id}`,
    shelfOf(filter),
    sql`g.item_type = ${filter.item_type ?? 'normal'}`,
  ]
  if (hidden.length > 0)
    found.push(sql`(g.distributor_id is null or g.distributor_id <> all(${sql.param(hidden)}::text[]))`)
  if (goods_id !== undefined) found.push(sql`g.goods_id = ${goods_id}`)
  else if (ids === undefined) found.push(NO_GIFT)
  if (distributor_id === HEAD_OFFICE) found.push(sql`g.distributor_id is null`)
  else if (distributor_id !== undefined)
    found.push(sql`(g.distributor_id is null or g.distributor_id = ${distributor_id})`)
  if (brands) found.push(sql`g.brand_id = any(${sql.param(brands)}::text[])`)
  if (tags)
    found.push(sql`g.goods_id in (select goods_id from goods_tag
      where company_id = ${company_id} and tag_id in ${tagsCalled(company_id, tags)})`)
  for (const [attribute_id, values] of valuesByAttribute(filter.params))
    found.push(sql`g.goods_id in (select goods_id from goods_param
      where company_id = ${company_id} and attribute_id = ${attribute_id}
        and attribute_value_id = any(${sql.param(values)}::text[]))`)
  if (filter.card_id !== undefined) found.push(coveredBy(company_id, filter.card_id))
  if (filter.promotion_id !== undefined)
    found.push(promotedBy(company_id, sql`p.promotion_id = ${filter.promotion_id}`))
  if (filter.promotedAt) found.push(onPromotion(company_id, filter.promotedAt))
  if (filter.region_id !== undefined) found.push(from(filter.region_id))
  if (filter.buyable) found.push(sql`g.approve_status = 'onsale'`, inStock(company_id))
  return [...found, ...inCategories(filter), ...searched(filter)]
}

function shelfOf({ offShelf, forStaff }: GoodsFilter): SQL {
  if (offShelf) return sql`g.deleted is null and g.product_type = 'normal' and not (${SHOWN_ONLINE})`
  return forStaff ? GOODS_ON_SHELF : GOODS_SHOWN
}

function valuesByAttribute(params: readonly ParamChoice[] = []): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { attribute_id, attribute_value_id } of params)
    found.set(attribute_id, [...(found.get(attribute_id) ?? []), attribute_value_id])
  return found
}

/** By values, not by a sub-query: the planner knows how many products each category has. */
function inCategories({ company_id, categories, main_categories }: GoodsFilter): SQL[] {
  const found: SQL[] = []
  if (categories)
    found.push(sql`g.goods_id in (select goods_id from goods_category
      where company_id = ${company_id} and category_id = any(${sql.param(categories)}::text[]))`)
  if (main_categories) found.push(sql`g.main_category_id = any(${sql.param(main_categories)}::text[])`)
  return found
}

/** Conditions on the item of the row. */
function shownItem({ start_price, end_price, ...filter }: GoodsFilter): SQL {
  const found = [filter.offShelf ? sql`true` : ITEM_SHOWN]
  if (start_price !== undefined) found.push(sql`${priceOf(filter)} >= ${start_price}`)
  if (end_price !== undefined) found.push(sql`${priceOf(filter)} <= ${end_price}`)
  return sql.join(found, sql` and `)
}

/** The price of filters (rule points-5: points in the points mall). */
const priceOf = ({ item_type }: GoodsFilter): SQL =>
  item_type === 'pointsmall' ? sql`i.point` : sql`i.price`

/** Codes of cities begin with the two digits of their province; the code of a province ends in zeros. */
const from = (region_id: string) =>
  region_id.endsWith('0000')
    ? sql`left(g.region_id, 2) = ${region_id.slice(0, 2)}`
    : sql`g.region_id = ${region_id}`

/** Tags by ids or names: pages link to `/items?tag=新品`. */
const tagsCalled = (company_id: string, tags: string[]) =>
  sql`(select t.tag_id from tag t
    where t.company_id = ${company_id} and t.kind = 'goods'
      and (t.tag_id = any(${sql.param(tags)}::text[]) or t.tag_name = any(${sql.param(tags)}::text[])))`

function searched({ company_id, search }: GoodsFilter): SQL[] {
  if (!search) return []
  const readings = search.readings.map((terms) => sql.join(terms.map(containingTerm(company_id)), sql` and `))
  return [sql`(${sql.join(readings, sql` or `)})`]
}

/** Has a word, or another that finds the same, in its name, brief or numbers, or in its brand, a tag, or a category. */
function containingTerm(company_id: string): (term: Term) => SQL {
  return ({ word, others = [], tokens: named }) => {
    const said = [word, ...others].map((one) => {
      const tokens = sql`g.search @> ${sql.param(tokensOfWord(company_id, one))}::text[]`
      return needsComparing(one) ? sql`(${tokens} and g.search_text like ${containing(one)})` : tokens
    })
    if (named.length > 0) said.push(hasOneOf(named))
    return sql`(${sql.join(said, sql` or `)})`
  }
}

const hasOneOf = (tokens: string[]) => sql`g.search && ${sql.param([...new Set(tokens)])}::text[]`

/**
 * Conditions of closeness, the closest first: what is of a category or brand with this name and has the name itself, what
 * is of it, and what has the name itself. So 茶 finds tea before a perfume of white tea.
 */
export function closeness(company_id: string, { names, readings }: Search): SQL[] {
  const named = sql`(${sql.join(
    names.map(
      (name) => sql`(g.search @> ${sql.param(tokensOfWord(company_id, name))}::text[]
        and g.item_name ilike ${containing(name)})`,
    ),
    sql` or `,
  )})`
  const subjects = readings.flat().flatMap((term) => term.subjects ?? [])
  if (subjects.length === 0) return [named]
  const isSubject = hasOneOf(subjects)
  return [sql`(${named} and ${isSubject})`, isSubject, named]
}
