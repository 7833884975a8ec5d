/** The page of a long list that is shown. It is kept in the address (URL), so that links and the back button lead to it. */
import { useSearchParams } from 'react-router-dom'
import { MOST_PAGED } from '@schemas/worklists'

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
export const placeOf = ({ page, ...way }: Position): Position =>
  Object.keys(way).length > 0 || page === undefined ? way : { page }

const POSITION = ['page', 'after', 'before', 'last'] as const

/**
 * The list's position and other parameters, as kept in the address.
 * @returns `move` changes the page; `ask` changes other parameters and returns to the first page
 */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const written = (key: string) => search.get(key) ?? undefined
  const [after, before, last] = [written('after'), written('before'), written('last')]
  const page = Number(written('page'))
  const isCounted = Number.isInteger(page) && page >= 1
  const position: Position = {
    ...(isCounted && { page }),
    ...(after !== undefined ? { after } : before !== undefined ? { before } : last && { last: true }),
  }
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((old) => {
      const kept = [...old].filter(
        ([key]) => !(POSITION as readonly string[]).includes(key) && !(key in changes),
      )
      return [
        ...kept,
        ...Object.entries(changes).filter((entry): entry is [string, string] => Boolean(entry[1])),
      ]
    })
  return {
    search,
    position: Object.keys(position).length === 0 ? { page: 1 } : position,
    move: ({ page: number, ...way }: Position) =>
      change({
        ...(number !== undefined && number > 1 && { page: String(number) }),
        ...(way.after !== undefined && { after: way.after }),
        ...(way.before !== undefined && { before: way.before }),
        ...(way.last && { last: '1' }),
      }),
    ask: change,
  }
}
