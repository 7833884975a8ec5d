/** Pieces of SQL about a row of `coupon`. */
import { sql } from 'drizzle-orm'

/** Shoppers may claim it themselves, and giving it out has begun; paused and closed ones are not offered. */
export const OFFERED = sql`(coupon.kq_status = 0 and coupon.receive
  and (coupon.send_begin_time is null or coupon.send_begin_time <= now()))`

/** Its last day is over, or it is no longer given out. */
export const EXPIRED = sql`coalesce(least(coupon.end_date, coupon.send_end_time) <= now(), false)`
