import { DAY_MS } from '@schemas/time-units'
import type { Pool } from 'pg'
import { FIGURES } from '../../config/limits'
import { partitionsOf } from './ahead'
import { id } from './tables'
import { inTurn } from './turn'

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
export async function dropOldMonths(pool: Pool, table: string, now: Date): Promise<string[]> {
  const days = KEPT_DAYS[table]
  if (days === undefined) return []
  const before = now.getTime() - days * DAY_MS
  const old = (await partitionsOf(pool, table)).filter(({ until }) => until.getTime() <= before)
  for (const { name } of old) await inTurn(pool, (client) => client.query(`drop table if exists ${id(name)}`))
  return old.map(({ name }) => name)
}
