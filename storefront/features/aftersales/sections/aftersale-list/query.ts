import { AFTERSALE_LIST_KEYWORDS } from '@schemas/generated/limits'
import { type Query, pageOf, pageSaid, withQuery, wordsOf } from '@storefront/shell/routing/query'

/** As `aftersales_status` of the API. */
export const STATUSES = [0, 1, 2, 3, 4] as const
type CaseStatus = (typeof STATUSES)[number]

export interface CasesQuery {
  /** Absent: in whatever state. */
  status: CaseStatus | undefined
  /** Of a case, an order, or part of a product's name. */
  keywords: string
  page: number
}

/** Reads an address; what makes no sense counts as not said. An order's link names it by `order_id`. */
export const readCasesQuery = (query: Query): CasesQuery => ({
  status: STATUSES.find((status) => String(status) === query['status']),
  keywords: wordsOf(query['keywords'] ?? query['order_id'], AFTERSALE_LIST_KEYWORDS),
  page: pageOf(query),
})

/** The address of a list; another state or search begins at its first page. @param base the list's without query */
export function casesHref(query: CasesQuery, change: Partial<CasesQuery>, base: string): string {
  const { status, keywords, page } = { ...query, page: 1, ...change }
  return withQuery(base, { status: String(status ?? ''), keywords, page: pageSaid(page) })
}
