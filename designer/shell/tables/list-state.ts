/** What a list shows: a page by its number, or in long lists a position that is kept in the address (URL). */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MOST_PAGED } from '@schemas/worklists'

const PAGE_SIZE = 20

export interface NumberedPaging {
  page: number
  pageSize: number
  onPage(page: number): void
}

/**
 * What a list with numbered pages shows: its page, and what it is narrowed by (a search, filters, an order).
 * @returns `narrow` changes some of the latter and returns to the first page
 */
export function useListState<Narrowing extends object>(initial: Narrowing, pageSize = PAGE_SIZE) {
  const [page, setPage] = useState(1)
  const [narrowing, setNarrowing] = useState(initial)
  return {
    narrowing,
    narrow(changes: Partial<Narrowing>) {
      setNarrowing((now) => ({ ...now, ...changes }))
      setPage(1)
    },
    /** The part of the request's query that names the page. */
    query: { page, pageSize },
    paging: { page, pageSize, onPage: setPage } satisfies NumberedPaging,
  }
}

/**
 * The same for a page of its own, kept in the address: a reload, a link and the back button lead to what was shown.
 * @returns `search` holds what narrows the list, as text; `clear` is absent where nothing does
 */
export function useNumberedAddress(chosen: readonly string[] = [], pageSize = PAGE_SIZE) {
  const { search, narrow, clear, position } = useAddress(chosen)
  const page = position.page ?? 1
  return {
    search,
    narrow,
    clear,
    query: { page, pageSize },
    paging: {
      page,
      pageSize,
      onPage: (number: number) => narrow(number > 1 ? { page: String(number) } : {}),
    } satisfies NumberedPaging,
  }
}

/** Part of a list's answer: how many rows there are, and the cursors of the next and the previous page. */
export interface Ways {
  total_count: number
  more: boolean
  next: string | null
  previous: string | null
}

export interface Position {
  /** Number of the page; unknown if it was reached from the end of the list. */
  page?: number
  after?: string
  before?: string
  last?: boolean
}

export interface CursorPaging {
  position: Position
  pageSize: number
  onMove(to: Position): void
}

const POSITION = ['page', 'after', 'before', 'last'] as const

/** An address without the place in the list: `?page=2&keyword=裙` → `keyword=裙`. */
export function withoutPosition(search: string): string {
  const kept = new URLSearchParams(search)
  for (const key of POSITION) kept.delete(key)
  return kept.toString()
}

/** How many pages the server finds by number; later ones need a cursor. */
export const nearPages = (pageSize: number) => Math.floor(MOST_PAGED / pageSize)

/** The next page; undefined on the last one. */
export const pageAfter = ({ page }: Position, { next }: Ways): Position | undefined =>
  next === null ? undefined : { after: next, ...(page !== undefined && { page: page + 1 }) }

/** The previous page; undefined on the first one. */
export function pageBefore({ page }: Position, { previous }: Ways): Position | undefined {
  if (previous === null) return undefined
  // by number, so that the first page includes rows added since
  if (page === 2) return { page: 1 }
  return { before: previous, ...(page !== undefined && { page: page - 1 }) }
}

/** The query of a position: a cursor if there is one, otherwise the page number. */
const placeOf = ({ page, ...way }: Position): Position =>
  Object.keys(way).length > 0 || page === undefined ? way : { page }

/**
 * Position and other parameters of a list, as its address holds them.
 * @param chosen parameters that choose a list rather than narrow it, like a tab: 清空筛选 keeps them
 */
function useAddress(chosen: readonly string[]) {
  const [search, setSearch] = useSearchParams()
  const written = (key: string) => search.get(key) ?? undefined
  const [after, before, last] = [written('after'), written('before'), written('last')]
  const page = Number(written('page'))
  const isCounted = Number.isInteger(page) && page >= 1
  const position: Position = {
    ...(isCounted && { page }),
    ...(after !== undefined ? { after } : before !== undefined ? { before } : last && { last: true }),
  }
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setSearch(
      (old) => {
        const kept = [...old].filter(
          ([key]) => !(POSITION as readonly string[]).includes(key) && !(key in changes),
        )
        return [
          ...kept,
          ...Object.entries(changes).filter((entry): entry is [string, string] => Boolean(entry[1])),
        ]
      },
      { replace },
    )
  const kept = new Set<string>([...POSITION, ...chosen])
  return {
    search,
    position,
    narrow: change,
    /** Absent where nothing narrows the list. */
    clear: [...search.keys()].some((key) => !kept.has(key))
      ? () => setSearch((old) => [...old].filter(([key]) => chosen.includes(key)))
      : undefined,
  }
}

/**
 * The position and other parameters of a long list, as kept in the address, so that links and the back button lead to them.
 * @returns `narrow` changes other parameters than the position and returns to the first page
 */
export function useListAddress(chosen: readonly string[] = []) {
  const { search, narrow, clear, position } = useAddress(chosen)
  const shown = Object.keys(position).length === 0 ? { page: 1 } : position
  const onMove = ({ page: number, ...way }: Position) =>
    narrow({
      ...(number !== undefined && number > 1 && { page: String(number) }),
      ...(way.after !== undefined && { after: way.after }),
      ...(way.before !== undefined && { before: way.before }),
      ...(way.last && { last: '1' }),
    })
  return {
    search,
    narrow,
    clear,
    /** The part of the request's query that names the page. */
    query: { pageSize: PAGE_SIZE, ...placeOf(shown) },
    paging: { position: shown, pageSize: PAGE_SIZE, onMove } satisfies CursorPaging,
  }
}
