import { sql, type SQL } from 'drizzle-orm'
import type { PickCouponsQuery } from '@schemas/generated/api'
import type { LiveCoupon } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'
import { EXPIRED, OFFERED } from '../../pricing'
import { liveCoupons } from '../live/coupons'
import { OPERATOR } from '../../platform'
import { findIds, orderedBy, pick, type Picked } from './picker'

const LAST = sql`coupon.sort, coupon.card_id`

const COLUMNS: Record<NonNullable<PickCouponsQuery['sort']>, SQL> = {
  quantity: sql`coupon.quantity - coupon.get_num`,
  created: sql`coupon.created`,
}

/** Coupons that shoppers can be offered. */
export function pickCoupons(
  db: Database,
  company_id: string,
  query: PickCouponsQuery,
): Promise<Picked<LiveCoupon>> {
  const { keyword = '', sort, order } = query
  const pattern = containing(keyword.trim())
  return pick(
    query,
    (window) =>
      findIds(db, {
        id: sql`coupon.card_id`,
        matching: sql`from coupon where coupon.company_id = ${company_id} and ${OFFERED} and not ${EXPIRED}
          and (coupon.title ilike ${pattern} or coupon.description ilike ${pattern})`,
        order: sort ? orderedBy(COLUMNS[sort], order, LAST) : LAST,
        window,
      }),
    (ids) => liveCoupons(db, company_id, ids, OPERATOR),
  )
}
