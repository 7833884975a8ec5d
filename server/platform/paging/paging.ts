/** Limit and offset of a page. */
export const windowOf = (page: number, pageSize: number) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** Limit and offset from the nearer end: the last page of a long list is then as cheap as the first. */
export interface NearerEnd {
  limit: number
  offset: number
  /** Counted from the end; the result has to be reversed. */
  backwards: boolean
}

/** @param count number of all rows */
export function nearerEnd({ limit, offset }: { limit: number; offset: number }, count: number): NearerEnd {
  const behind = Math.max(count - offset - limit, 0)
  if (offset <= behind) return { limit, offset, backwards: false }
  return { limit: Math.max(Math.min(limit, count - offset), 0), offset: behind, backwards: true }
}

/** Names of the query parameters for page and page size. */
export const PAGE_NAMES = ['page', 'page_no'] as const
const SIZE_NAMES = ['pageSize', 'page_size'] as const

type Query = Record<string, unknown>

const numberIn = (query: Query, names: readonly string[]): number | undefined =>
  names.map((name) => query[name]).find((value) => typeof value === 'number')

/** A page number below 1 means the first page. */
export function withFirstPage(query: Query): Query {
  const early = PAGE_NAMES.filter((name) => Number(query[name]) < 1)
  return early.length === 0 ? query : { ...query, ...Object.fromEntries(early.map((name) => [name, 1])) }
}

/** The last page, if the requested page is beyond it; `undefined` if the requested page has rows or the list is empty. */
export function lastPageOf(query: Query, answered: unknown): number | undefined {
  if (typeof answered !== 'object' || answered === null) return undefined
  const { list, total_count } = answered as { list?: unknown; total_count?: unknown }
  if (!Array.isArray(list) || list.length > 0 || typeof total_count !== 'number') return undefined
  const page = numberIn(query, PAGE_NAMES)
  const size = numberIn(query, SIZE_NAMES)
  if (page === undefined || size === undefined) return undefined
  const last = Math.ceil(total_count / size)
  return last > 0 && last < page ? last : undefined
}
