import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client'

/**
 * The database's clock at this moment, in ms: the only clock that all servers share, so deadlines are made and judged by
 * it alone.
 */
export async function databaseTime(db: Database | Transaction): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  return new Date(rows[0]?.ms ?? Number.NaN)
}
