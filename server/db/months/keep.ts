import type { Pool } from 'pg'
import type { DeclaredTable } from '../declared-tables'
import { makeMonths } from './ahead'
import { convert } from './convert'
import { dropOldMonths } from './retire'
import { MONTHLY } from './tables'

/** Called with errors of a table's partitions; the next round retries. */
export type Failed = (error: unknown, table: string) => void

/**
 * Maintains the tables that are partitioned by month.
 * @returns number of steps done
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

/** Partitions a filled table, creates months ahead, drops old ones. @returns number of steps done */
export async function keepTable(pool: Pool, table: DeclaredTable, now: Date): Promise<number> {
  const divided = await convert(pool, table, now)
  const made = await makeMonths(pool, table.name, now)
  const dropped = await dropOldMonths(pool, table.name, now)
  return Number(divided) + made.length + dropped.length
}
