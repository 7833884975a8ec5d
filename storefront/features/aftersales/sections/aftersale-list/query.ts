import { AFTERSALE_LIST_KEYWORDS } from '@schemas/generated/limits'
import { type Query, pageOf, pageSaid, withQuery, wordsOf } from '@storefront/shell/routing/query'

/** As `aftersales_status` of the API. */
export const STATUSES = [0, 1, 2, 3, 4] as const
type SheetStatus = (typeof STATUSES)[number]

export interface SheetQuery {
  /** Absent: in whatever state. */
  status: SheetStatus | undefined
  /** Of a sheet, an order, or part of a good's name. */
  keywords: string
  page: number
}

/** Reads an address; what makes no sense counts as not said. An order's link names it by `order_id`. */
export const readSheetQuery = (query: Query): SheetQuery => ({
  status: STATUSES.find((status) => String(status) === query['status']),
  keywords: wordsOf(query['keywords'] ?? query['order_id'], AFTERSALE_LIST_KEYWORDS),
  page: pageOf(query),
})

/** The address of a list; another state or search begins at its first page. @param base the list's without query */
export function sheetsHref(query: SheetQuery, change: Partial<SheetQuery>, base: string): string {
  const { status, keywords, page } = { ...query, page: 1, ...change }
  return withQuery(base, { status: String(status ?? ''), keywords, page: pageSaid(page) })
}
