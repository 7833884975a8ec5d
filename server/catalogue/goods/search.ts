import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import { freshSearch } from './search-index'
import { idToken } from './search-tokens'
import { searchReadings } from './search-words'

/** A word that was searched for, and the tokens of the brands, tags and categories that say it. */
export interface Term {
  word: string
  things: string[]
}

/** What was typed, understood: in one of the readings every word must be found. */
export interface Search {
  typed: string
  readings: Term[][]
}

/** Reads what was typed, and sees to it that what is new can be found. `undefined` where nothing was typed. */
export async function searchFor(
  db: Database,
  company_id: string,
  keywords = '',
): Promise<Search | undefined> {
  const readings = searchReadings(keywords)
  if (readings.length === 0) return undefined
  await freshSearch(db, company_id)
  const things = await thingsSaying(db, company_id, [...new Set(readings.flat())])
  const terms = (words: string[]) => words.map((word) => ({ word, things: things.get(word) ?? [] }))
  return { typed: keywords.trim(), readings: readings.map(terms) }
}

/** Tokens of the brands, tags and categories that say a word; of a category those of all below it too. */
async function thingsSaying(
  db: Database,
  company_id: string,
  words: string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ word: string; tokens: string[] }>(sql`
    with asked as (select * from unnest(${sql.param(words)}::text[], ${sql.param(words.map(containing))}::text[]) as asked (word, pattern))
    select word, array_agg(distinct token) as tokens from (
      select word, ${idToken(company_id, 'brand')} || brand_id as token from asked
        join brand on company_id = ${company_id} and brand_name ilike pattern
      union all
      select word, ${idToken(company_id, 'tag')} || tag_id from asked
        join tag on company_id = ${company_id} and tag_name ilike pattern
      union all
      select word, ${idToken(company_id, 'category')} || c.category_id from asked
        join category a on a.company_id = ${company_id} and a.category_name ilike pattern
        join category c on c.company_id = ${company_id} and a.category_id = any(string_to_array(c.path, ','))) found
     group by word`)
  return new Map(rows.map(({ word, tokens }) => [word, tokens]))
}
