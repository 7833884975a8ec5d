import type { Pool } from 'pg'
import { DAY_MS } from '@schemas/time-units'
import type { DeclaredTable } from '../declared-tables'
import { makeMonths, partitionsOf } from './ahead'
import { convert } from './convert'
import { id, MONTHLY } from './tables'
import { FIGURES } from '../../config/limits'
import { inTurn } from './turn'

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

/**
 * Days for which rows are kept; a month is dropped when its last row is older. Tables that are not listed are kept
 * for good.
 */
const KEPT_DAYS: Readonly<Record<string, number>> = {
  payment_notice: FIGURES.payment_notice_days,
  member_message: FIGURES.message_days,
}

/**
 * Drops the partitions whose rows have all expired.
 * @returns their names
 */
async function dropOldMonths(pool: Pool, table: string, now: Date): Promise<string[]> {
  const days = KEPT_DAYS[table]
  if (days === undefined) return []
  const before = now.getTime() - days * DAY_MS
  const old = (await partitionsOf(pool, table)).filter(({ until }) => until.getTime() <= before)
  for (const { name } of old) await inTurn(pool, (client) => client.query(`drop table if exists ${id(name)}`))
  return old.map(({ name }) => name)
}
