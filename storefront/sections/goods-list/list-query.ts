/** What the address of a goods list says: `/items?keywords=&cat_id=&…` (storefront §2). */

export { LIST_PAGE_SIZE } from '../../parts/paging'

/** As `goodsSort` of the API: 销量, 价格从高到低, 价格从低到高, 最新. */
export const SORTS = ['0', '1', '2', '3', '4'] as const
export type Sort = (typeof SORTS)[number]

export interface ListQuery {
  keywords: string
  /** Name of a tag, as links of the shop have it: `新品`. */
  tag: string
  cat_id: string
  main_category: string
  brand_id: string[]
  /** `attribute_id:attribute_value_id` */
  params: string[]
  /** Yuan, as typed; '' is no bound. */
  start_price: string
  end_price: string
  sort: Sort
  page: number
}

const TEXTS = ['keywords', 'tag', 'cat_id', 'main_category', 'start_price', 'end_price'] as const
const LISTS = ['brand_id', 'params'] as const

/** Reads an address; what makes no sense counts as not said. */
export function readListQuery(query: Readonly<Record<string, string>>): ListQuery {
  const text = (name: string) => query[name]?.trim() ?? ''
  const list = (name: string) => [...new Set(text(name).split(',').filter(Boolean))]
  const page = Number(text('page'))
  return {
    keywords: text('keywords'),
    tag: text('tag'),
    cat_id: text('cat_id'),
    main_category: text('main_category'),
    brand_id: list('brand_id'),
    params: list('params').filter((pair) => /^[^:]+:[^:]+$/.test(pair)),
    start_price: yuan(text('start_price')),
    end_price: yuan(text('end_price')),
    sort: SORTS.find((sort) => sort === text('sort')) ?? '0',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a list; another filter begins at its first page. */
export function listHref(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const parts = new URLSearchParams()
  for (const name of TEXTS) if (next[name] !== '') parts.set(name, next[name])
  for (const name of LISTS) if (next[name].length > 0) parts.set(name, next[name].join(','))
  if (next.sort !== '0') parts.set('sort', next.sort)
  if (next.page > 1) parts.set('page', String(next.page))
  const search = String(parts)
  return search ? `/items?${search}` : '/items'
}

/** With or without one value of a list. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]

/** Cents of a typed amount; `undefined` where none was. */
export const centsOfYuan = (text: string): number | undefined =>
  text === '' ? undefined : Math.round(Number(text) * 100)

const yuan = (text: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(text) ? text : '')
