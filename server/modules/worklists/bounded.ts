import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { MOST_FOUND, MOST_LISTED } from '@schemas/worklists'
import type { Database } from '../../db/client'

/**
 * How many rows a statement finds; one more than `most` where there are more than that, which are not counted.
 * @param rows a select in parentheses, without a limit
 */
export async function cappedCount(db: Database, rows: SQLWrapper, most = MOST_LISTED): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${rows} r limit ${most + 1}) c`,
  )
  return counted[0]?.count ?? 0
}

/** How many rows there are, and whether there are more than were counted. */
export interface Counted {
  count: number
  more: boolean
}

/**
 * How many rows a list or a search has: counted up to a limit, which is smaller for what is searched.
 * @param rows a select in parentheses of so many rows at least
 */
export async function countOf(
  db: Database,
  keyword: string | undefined,
  rows: (most: number) => SQLWrapper,
  most = keyword?.trim() ? MOST_FOUND : MOST_LISTED,
): Promise<Counted> {
  const count = await cappedCount(db, rows(most + 1), most)
  return { count: Math.min(count, most), more: count > most }
}

/** Digits of a number of an order, a trade or a refund, or of its beginning. */
export const NUMBER = /^\d{6,32}$/

/** That a number begins with these digits, as an index can find it. */
export const beginsWith = (number: SQLWrapper, digits: string): SQL =>
  sql`${number} between ${digits} and ${digits.padEnd(32, '9')}`

/** Newest rows in which words are looked for that no index finds. */
export const MOST_SEARCHED = 5_000

const lengthOf = (words: string) => [...words].length
const pair = (words: string, from: 'start' | 'end') => {
  const characters = [...words]
  return (from === 'start' ? characters.slice(0, 2) : characters.slice(-2)).join('')
}

/**
 * That a name begins or ends with these two characters, which is what is known of most Chinese names: each condition finds
 * by an index, on `left(name, 2)` and on `right(name, 2)`.
 */
export const namedByPair = (name: SQLWrapper, words: string): SQL[] =>
  lengthOf(words) === 2 ? [sql`left(${name}, 2) = ${words}`, sql`right(${name}, 2) = ${words}`] : []

/** Longer beginnings and ends of names: looked for among the newest that begin or end with two characters of them. */
export function namedInPart(name: SQLWrapper, words: string): { among: SQL; found: SQL; most: number }[] {
  if (lengthOf(words) < 3) return []
  return [
    {
      among: sql`left(${name}, 2) = ${pair(words, 'start')}`,
      found: sql`starts_with(${name}, ${words})`,
      most: MOST_FOUND,
    },
    {
      among: sql`right(${name}, 2) = ${pair(words, 'end')}`,
      found: sql`right(${name}, ${lengthOf(words)}) = ${words}`,
      most: MOST_FOUND,
    },
  ]
}
