import type { Query } from '../../shell/routing/query'

/** As `goodsSort` of the API: 综合, 销量, 价格从高到低, 价格从低到高, 最新. */
export const SORTS = ['0', '1', '2', '3', '4'] as const
export type Sort = (typeof SORTS)[number]

/** The order that an address asks for; what is none counts as not said. */
export const sortIn = (query: Query): Sort => SORTS.find((sort) => sort === query['sort']?.trim()) ?? '0'

/** How an address says it: the first one not at all. */
export const sortSaid = (sort: Sort): string => (sort === '0' ? '' : sort)
