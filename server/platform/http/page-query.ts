/** Queries of lists: names of their parameters, and what is answered for a page out of range. */
import type { FastifyRequest } from 'fastify'
import { withoutAliases, type ResolvedEndpoint } from '@schemas/api/endpoint'

/** Names of the query parameters for page and page size. */
const PAGE_NAMES = ['page', 'page_no'] as const
const SIZE_NAMES = ['pageSize', 'page_size'] as const

type Query = Record<string, unknown>

/** The validated query under the names that the schema gives. A page number below 1 means the first page. */
export function queryOf<Q>({ query }: ResolvedEndpoint, request: FastifyRequest): Q {
  return withFirstPage(withoutAliases(query, request.query as Record<string, unknown>)) as Q
}

/**
 * Runs the handler of a list; a page past the end is answered with the last one.
 * @param ask reads the request's query at each call
 */
export async function withinList<T>(
  request: FastifyRequest,
  endpoint: ResolvedEndpoint,
  ask: () => Promise<T>,
) {
  const answered = await ask()
  const last = endpoint.method === 'GET' && lastPageOf(queryOf(endpoint, request), answered)
  if (!last) return answered
  const asked = request.query as Record<string, unknown>
  const sent = PAGE_NAMES.filter((name) => asked[name] !== undefined)
  request.query = { ...asked, ...Object.fromEntries(sent.map((name) => [name, last])) }
  return ask()
}

function withFirstPage(query: Query): Query {
  const early = PAGE_NAMES.filter((name) => Number(query[name]) < 1)
  return early.length === 0 ? query : { ...query, ...Object.fromEntries(early.map((name) => [name, 1])) }
}

/** The last page, if the requested page is beyond it; `undefined` if the requested page has rows or the list is empty. */
function lastPageOf(query: Query, answered: unknown): number | undefined {
  if (typeof answered !== 'object' || answered === null) return undefined
  const { list, total_count } = answered as { list?: unknown; total_count?: unknown }
  if (!Array.isArray(list) || list.length > 0 || typeof total_count !== 'number') return undefined
  const page = numberIn(query, PAGE_NAMES)
  const size = numberIn(query, SIZE_NAMES)
  if (page === undefined || size === undefined) return undefined
  const last = Math.ceil(total_count / size)
  return last > 0 && last < page ? last : undefined
}

const numberIn = (query: Query, names: readonly string[]): number | undefined =>
  names.map((name) => query[name]).find((value) => typeof value === 'number')
