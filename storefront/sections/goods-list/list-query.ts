/** What the address of a goods list says: `/items?keywords=&cat_id=&…` (storefront §2). */

import { sortIn, sortSaid, type Sort } from '../../goods/sorts'
import { pageOf, pageSaid, withQuery, type Query } from '../../routing/query'

export interface ListQuery {
  keywords: string
  /** Name of a tag, as links of the shop have it: `新品`. */
  tag: string
  cat_id: string
  main_category: string
  /** Of a coupon: only what it can be used for. */
  card_id: string
  brand_id: string[]
  /** `attribute_id:attribute_value_id` */
  params: string[]
  /** Yuan, as typed; '' is no bound. */
  start_price: string
  end_price: string
  sort: Sort
  page: number
}

/** Reads an address; what makes no sense counts as not said. */
export function readListQuery(query: Query): ListQuery {
  const text = (name: string) => query[name]?.trim() ?? ''
  const list = (name: string) => [...new Set(text(name).split(',').filter(Boolean))]
  return {
    keywords: text('keywords'),
    tag: text('tag'),
    cat_id: text('cat_id'),
    main_category: text('main_category'),
    card_id: text('card_id'),
    brand_id: list('brand_id'),
    params: list('params').filter((pair) => /^[^:]+:[^:]+$/.test(pair)),
    start_price: yuan(text('start_price')),
    end_price: yuan(text('end_price')),
    sort: sortIn(query),
    page: pageOf(query),
  }
}

/** The address of a list; another filter begins at its first page. */
export function listHref(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { keywords, tag, cat_id, main_category, card_id, start_price, end_price, ...next } = {
    ...query,
    page: 1,
    ...change,
  }
  return withQuery('/items', {
    keywords,
    tag,
    cat_id,
    main_category,
    card_id,
    start_price,
    end_price,
    brand_id: next.brand_id.join(','),
    params: next.params.join(','),
    sort: sortSaid(next.sort),
    page: pageSaid(next.page),
  })
}

/** Cents of a typed amount; `undefined` where none was. */
export const centsOfYuan = (text: string): number | undefined =>
  text === '' ? undefined : Math.round(Number(text) * 100)

const yuan = (text: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(text) ? text : '')
