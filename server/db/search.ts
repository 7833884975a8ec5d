import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { MOST_FOUND, MOST_LISTED } from '@schemas/worklists'
import type { Database } from './client'

/** A LIKE pattern for texts that contain this one; wildcards are escaped. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

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
 * Counts the rows of a list or a search up to a limit, which is lower for a search.
 * @param rows a select in parentheses; it may stop after the given number of rows
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

/** The number of an order, a trade or a refund, or its first digits. */
export const NUMBER = /^\d{6,32}$/

/** Condition: a number begins with these digits; an index can find it. */
export const beginsWith = (number: SQLWrapper, digits: string): SQL =>
  sql`${number} between ${digits} and ${digits.padEnd(32, '9')}`

/** How many of the newest rows are searched for words that no index finds. */
export const MOST_SEARCHED = 5_000

const lengthOf = (words: string) => [...words].length
const pair = (words: string, from: 'start' | 'end') => {
  const characters = [...words]
  return (from === 'start' ? characters.slice(0, 2) : characters.slice(-2)).join('')
}

/**
 * Conditions: a name begins or ends with these two characters, as most searches for Chinese names do. Each uses an index,
 * on `left(name, 2)` or on `right(name, 2)`.
 */
export const namedByPair = (name: SQLWrapper, words: string): SQL[] =>
  lengthOf(words) === 2 ? [sql`left(${name}, 2) = ${words}`, sql`right(${name}, 2) = ${words}`] : []

/** Longer beginnings and ends of names: searched among the newest names with the same first or last two characters. */
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
