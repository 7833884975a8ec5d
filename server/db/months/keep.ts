import type { Pool } from 'pg'
import type { DeclaredTable } from '../declared-tables'
import { makeMonths } from './ahead'
import { convert } from './convert'
import { dropOldMonths } from './retire'
import { MONTHLY } from './tables'

/** Called with what a table's partitions failed at; the next round tries it again. */
export type Failed = (error: unknown, table: string) => void

/**
 * Keeps the tables that are partitioned by month.
 * @returns how many steps were done
 */
export async function keepMonths(pool: Pool, now: Date, failed: Failed): Promise<number> {
  let done = 0
  for (const table of MONTHLY)
    try {
      done += await keepTable(pool, table, now)
    } catch (error) {
      failed(error, table.name)
    }
  return done
}

/** Divides a filled table, makes its months ahead, drops old ones. @returns how many steps were done */
export async function keepTable(pool: Pool, table: DeclaredTable, now: Date): Promise<number> {
  const divided = await convert(pool, table, now)
  const made = await makeMonths(pool, table.name, now)
  const dropped = await dropOldMonths(pool, table.name, now)
  return Number(divided) + made.length + dropped.length
}
