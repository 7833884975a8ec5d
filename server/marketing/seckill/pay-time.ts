import { MINUTE_MS } from '@schemas/time-units'
import type { SeckillPrice } from '../../pricing'

/** Shortest time to pay that a seckill may set, in minutes; equals the minimum of the trade setting. */
export const LEAST_PAY_MINUTES = 5

/**
 * Until when an order of a seckill has to be paid: its own minutes, else the company's, and never later than its end.
 * @param minutes of the company's setting
 */
export function seckillDeadline(
  { validity_period, end_time }: Pick<SeckillPrice, 'validity_period' | 'end_time'>,
  minutes: number,
  now: Date,
): Date {
  const validity = validity_period === null ? minutes : Math.max(validity_period, LEAST_PAY_MINUTES)
  return new Date(Math.min(now.getTime() + validity * MINUTE_MS, end_time * 1000))
}
