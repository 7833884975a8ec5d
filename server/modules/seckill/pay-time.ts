import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { seckill } from '../../db/schema'

/** Shortest time to pay that a seckill may set, in minutes; equals the minimum of the trade setting. */
export const LEAST_PAY_MINUTES = 5
const MINUTE_MS = 60_000

/**
 * Until when an order of a seckill has to be paid: its own minutes, else the company's, and never later than its end.
 * @param minutes of the company's setting
 */
export async function seckillDeadline(
  tx: Transaction,
  company_id: string,
  seckill_id: string,
  minutes: number,
  now: Date,
): Promise<Date> {
  const [own] = await tx
    .select({ validity_period: seckill.validity_period, end_time: seckill.end_time })
    .from(seckill)
    .where(and(eq(seckill.company_id, company_id), eq(seckill.seckill_id, seckill_id)))
  if (!own) throw new Error(`Expected seckill ${seckill_id} of an order, found none`)
  const validity = own.validity_period === null ? minutes : Math.max(own.validity_period, LEAST_PAY_MINUTES)
  return new Date(Math.min(now.getTime() + validity * MINUTE_MS, own.end_time.getTime()))
}
