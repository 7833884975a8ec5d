/** What the address of a goods list says: `/items?keywords=&cat_id=&…` (rule pages-3). */
import { GOODS_ITEMS_ITEM_PARAMS, GOODS_ITEMS_KEYWORDS } from '@schemas/generated/limits'
import type { CategoryRoot } from '@schemas/generated/api'
import { pageOf, pageSaid, withQuery, wordsOf, type Query } from '@storefront/shell/routing/query'
import type { Crumb } from '@storefront/shell/parts/Breadcrumb'
import { sortIn, sortSaid, type Sort } from '../../sorts'
import { texts } from '../../texts/goods'

export interface ListQuery {
  keywords: string
  /** Name of a tag, as links of the shop have it: `新品`. */
  tag: string
  cat_id: string
  main_category: string
  /** Of a coupon: only what it can be used for. */
  card_id: string
  /** Of a promotion: only what it is for. */
  promotion_id: string
  /** Restricts the list to goods sold by this shop. */
  distributor_id: string
  brand_id: string[]
  /** `attribute_id:attribute_value_id`; the latter may hold colons and commas itself. */
  params: string[]
  /** Yuan, as typed; '' is no bound. */
  start_price: string
  end_price: string
  sort: Sort
  /** On a phone: one product a row, with its picture beside it. */
  one_column: boolean
  page: number
}

/** Reads an address; what makes no sense counts as not said. */
export function readListQuery(query: Query): ListQuery {
  const text = (name: string) => query[name]?.trim() ?? ''
  const list = (name: string) => [...new Set(text(name).split(',').filter(Boolean))]
  const [start_price, end_price] = inOrder(yuan(text('start_price')), yuan(text('end_price')))
  return {
    keywords: wordsOf(query['keywords'], GOODS_ITEMS_KEYWORDS),
    tag: text('tag'),
    cat_id: text('cat_id'),
    main_category: text('main_category'),
    card_id: text('card_id'),
    promotion_id: text('promotion_id'),
    distributor_id: text('distributor_id'),
    brand_id: list('brand_id'),
    params: list('params')
      .map((pair) => pair.replace(/%2C|%25/g, decodeURIComponent))
      .filter((pair) => Object.values(paramOf(pair)).every(Boolean))
      .slice(0, GOODS_ITEMS_ITEM_PARAMS),
    start_price,
    end_price,
    sort: sortIn(query),
    one_column: query['columns'] === ONE,
    page: pageOf(query),
  }
}

/** The address of a list; another filter begins at its first page. */
export function listHref(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { one_column, ...next } = { ...query, page: 1, ...change }
  return withQuery('/items', {
    ...next,
    columns: one_column ? ONE : '',
    brand_id: next.brand_id.join(','),
    params: next.params.map((pair) => pair.replace(/[,%]/g, encodeURIComponent)).join(','),
    sort: sortSaid(next.sort),
    page: pageSaid(next.page),
  })
}

/** `columns=1` of an address. */
const ONE = '1'

/** Ids of a parameter and its value, of a pair `attribute_id:attribute_value_id`. */
export function paramOf(pair: string): { attribute_id: string; attribute_value_id: string } {
  const at = pair.indexOf(':')
  return { attribute_id: pair.slice(0, Math.max(0, at)), attribute_value_id: pair.slice(at + 1) }
}

/** Swaps the bounds if they were typed in the wrong order. */
const inOrder = (low: string, high: string): [string, string] =>
  low !== '' && high !== '' && Number(low) > Number(high) ? [high, low] : [low, high]

/** Cents of a typed amount; `undefined` where none was. */
export const centsOfYuan = (text: string): number | undefined =>
  text === '' ? undefined : Math.round(Number(text) * 100)

const yuan = (text: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(text) ? text : '')

interface Branch {
  category_id: string
  category_name: string
  /** A leaf's are names of nothing: always empty. */
  children: readonly (Branch | string)[]
}

/** Home, then what the list is of: a search, the categories down to its own, a tag, or everything. */
export function crumbsOf(query: ListQuery, categories: readonly CategoryRoot[]): Crumb[] {
  const home: Crumb = { text: texts.home, href: '/' }
  if (query.keywords) return [home, { text: `“${query.keywords}”` }]
  if (query.cat_id) {
    const trail = trailTo(categories, query.cat_id)
    return [
      home,
      ...trail.map(({ category_id, category_name }, index) => ({
        text: category_name,
        ...(index < trail.length - 1 && { href: listHref(readListQuery({}), { cat_id: category_id }) }),
      })),
    ]
  }
  const all = query.distributor_id ? texts.shopGoods : texts.allGoods
  return [
    home,
    {
      text:
        query.tag || (query.card_id ? texts.couponGoods : query.promotion_id ? texts.promotionGoods : all),
    },
  ]
}

/** A category with those above it, the first level first; empty for one that there is not. */
export function trailTo(branches: readonly (Branch | string)[], id: string): Branch[] {
  for (const branch of branches) {
    if (typeof branch === 'string') continue
    if (branch.category_id === id) return [branch]
    const below = trailTo(branch.children, id)
    if (below.length > 0) return [branch, ...below]
  }
  return []
}
