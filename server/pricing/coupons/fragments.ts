/** Pieces of SQL about a row of `coupon`. */
import { sql, type SQL } from 'drizzle-orm'
import type { Looker, openTo, sellsTo } from '../../platform'

/** Shoppers may claim it themselves, and giving it out has begun; paused and closed ones are not offered. */
export const OFFERED = sql`(coupon.kq_status = 0 and coupon.receive
  and (coupon.send_begin_time is null or coupon.send_begin_time <= now()))`

/** Its last day is over, or it is no longer given out. */
export const EXPIRED = sql`coalesce(least(coupon.end_date, coupon.send_end_time) <= now(), false)`

/**
 * Whether the shop that gives out a coupon, and one of the shops that it is for, may be shown to who looks (`openTo`) or
 * sells to them (`sellsTo`).
 */
export const ofShops = (may: typeof openTo | typeof sellsTo, company_id: string, looker: Looker): SQL => sql`(
  ${may(company_id, looker, sql`coupon.distributor_id`)}
  and (not exists (select 1 from coupon_shop cs where cs.company_id = coupon.company_id and cs.card_id = coupon.card_id)
       or exists (select 1 from coupon_shop cs where cs.company_id = coupon.company_id and cs.card_id = coupon.card_id
                     and ${may(company_id, looker, sql`cs.distributor_id`)})))`
