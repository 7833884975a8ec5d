import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client'

/** The current time of the database, by a query. */
export async function databaseTime(db: Database | Transaction): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  return new Date(rows[0]?.ms ?? Number.NaN)
}

/** ms by which this process's clock is ahead of the database's. */
let ahead = 0

/** @param ms by which this process's clock is ahead of the database's, as just measured */
export function learnOffset(ms: number): void {
  ahead = ms
}

/**
 * The database's time without a query: this process's clock minus its measured offset. All servers share that clock, so
 * all deadlines are computed and compared with it; the contexts of the server read no other clock.
 */
export const timeNow = (): Date => new Date(Date.now() - ahead)
