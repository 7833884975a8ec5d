/** Which page of a long list is shown. It stands in the address, so that links to it and the way back lead to it. */
import { useSearchParams } from 'wouter'
import { MOST_PAGED } from '@schemas/worklists'

/** What an operator's list answers about where it goes on. */
export interface Ways {
  total_count: number
  more: boolean
  next: string | null
  previous: string | null
}

export interface Position {
  /** Its number; unknown where the page was reached from the end. */
  page?: number
  after?: string
  before?: string
  last?: boolean
}

/** Page numbers that the server counts off. */
export const nearPages = (pageSize: number) => Math.floor(MOST_PAGED / pageSize)

/** The page after the one shown; undefined where it is the last. */
export const pageAfter = ({ page }: Position, { next }: Ways): Position | undefined =>
  next === null ? undefined : { after: next, ...(page !== undefined && { page: page + 1 }) }

/** The page before the one shown; undefined where it is the first. */
export function pageBefore({ page }: Position, { previous }: Ways): Position | undefined {
  if (previous === null) return undefined
  // what came meanwhile stands on the first page
  if (page === 2) return { page: 1 }
  return { before: previous, ...(page !== undefined && { page: page - 1 }) }
}

/** What is asked of the server: the number only where no cursor says it. */
export const placeOf = ({ page, ...way }: Position): Position =>
  Object.keys(way).length > 0 || page === undefined ? way : { page }

const POSITION = ['page', 'after', 'before', 'last'] as const

/**
 * The position and the other parameters of the address.
 * @returns `move` to another page, `ask` for another list, which begins at its first page
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
