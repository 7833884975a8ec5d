import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client'

/** The database's clock at this moment, asked for. */
export async function databaseTime(db: Database | Transaction): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  return new Date(rows[0]?.ms ?? Number.NaN)
}

/** ms by which this process's clock is ahead of the database's. */
let ahead = 0

/** @param ms by which this process's clock was just found to be ahead of the database's */
export function learnOffset(ms: number): void {
  ahead = ms
}

/**
 * The time by the database's clock, without asking it: this process's clock less what it was found to be ahead. All
 * servers share that clock, so deadlines are made and judged by it alone; nothing in `server/modules` reads another.
 */
export const timeNow = (): Date => new Date(Date.now() - ahead)
