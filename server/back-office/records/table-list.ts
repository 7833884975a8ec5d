import { and, count, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import type { RecordSearch } from './record'

interface ListOptions {
  /** Columns that the keyword is looked for in. */
  words: AnyPgColumn[]
  order: (AnyPgColumn | SQL)[]
  /** Besides company and keyword. */
  where?: SQL
}

/** One window of a table's rows that a search finds, and how many it finds. */
export async function tableList<T extends PgTable & { company_id: AnyPgColumn }>(
  db: Database,
  table: T,
  { company_id, keyword, limit, offset }: RecordSearch,
  { words, order, where }: ListOptions,
): Promise<{ rows: T['$inferSelect'][]; count: number }> {
  const found = keyword ? or(...words.map((word) => ilike(word, containing(keyword)))) : undefined
  const mine = and(eq(table.company_id, company_id), where, found)
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(table as PgTable)
      .where(mine)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(table as PgTable)
      .where(mine),
  ])
  return { rows: rows as T['$inferSelect'][], count: total?.count ?? 0 }
}
