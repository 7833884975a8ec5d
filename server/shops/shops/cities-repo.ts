import { sql } from 'drizzle-orm'
import type { RecordOption } from '@schemas/generated/api'
import { type ChoiceQuery, inOrder } from '../../back-office'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'

/** Cities that have an open shop, by their names. */
export async function shopCities(
  db: Database,
  { company_id, keyword = '', ids, limit }: ChoiceQuery,
): Promise<RecordOption[]> {
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select distinct s.city as id, s.city as title from shop s
     where s.company_id = ${company_id} and s.is_valid and s.city <> ''
       and ${ids ? sql`s.city = any(${sql.param(ids)}::text[])` : sql`s.city ilike ${containing(keyword)}`}
     order by s.city limit ${limit}`)
  return inOrder(rows, ids)
}
