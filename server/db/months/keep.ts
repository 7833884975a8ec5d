import type { Pool } from 'pg'
import { makeMonths } from './ahead'
import { convert } from './convert'
import { dropOldMonths } from './retire'
import { MONTHLY } from './tables'

/** Called with what a table's partitions failed at; the next round tries it again. */
export type Failed = (error: unknown, table: string) => void

/**
 * Keeps the tables that are partitioned by month: divides filled ones, makes months ahead, drops old ones.
 * @returns how many steps were done
 */
export async function keepMonths(pool: Pool, now: Date, failed: Failed): Promise<number> {
  let done = 0
  for (const table of MONTHLY)
    try {
      if (await convert(pool, table, now)) done++
      done += (await makeMonths(pool, table.name, now)).length
      done += (await dropOldMonths(pool, table.name, now)).length
    } catch (error) {
      failed(error, table.name)
    }
  return done
}
