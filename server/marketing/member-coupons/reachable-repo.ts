import { sql } from 'drizzle-orm'
import type { Card } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { type CouponReach, EXPIRED, OFFERED } from '../../pricing'
import { forGrades, SCOPES } from './usable-repo'

type Facts = Pick<Card, 'card_id' | 'title' | 'least_cost' | 'reduce_cost' | 'discount'>

/** A coupon that somebody could have used, with what it is for. */
export interface ReachableCoupon extends Facts, CouponReach {
  card_type: 'cash' | 'discount'
  use_bound: number
  /** He has a copy of it that he may use now. */
  received: boolean
}

interface Row extends Omit<ReachableCoupon, 'shops' | 'targets' | 'scope'>, Record<string, unknown> {
  shops: string[]
  targets: string[]
}

interface Shopper {
  company_id: string
  /** null: a visitor, who has nothing yet. */
  viewer: { user_id: string; grade_id: string; vip_grade_id: string | null } | null
  now: Date
}

/**
 * Coupons with a threshold that a shopper holds or may still claim; gift vouchers are for no order.
 * @param ids of the goods in question and of their items, categories, tags and brands: other targets are left out
 */
export async function reachableCoupons(
  db: Database,
  { company_id, viewer, now }: Shopper,
  ids: readonly string[],
): Promise<ReachableCoupon[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { user_id = '', grade_id = '', vip_grade_id = null } = viewer ?? {}
  const { rows } = await db.execute<Row>(sql`
    select coupon.card_id, coupon.title, coupon.card_type, coupon.least_cost, coupon.reduce_cost, coupon.discount,
           coupon.distributor_id, coupon.use_bound, own.received,
           coalesce((select json_agg(s.distributor_id) from coupon_shop s
                      where s.company_id = coupon.company_id and s.card_id = coupon.card_id), '[]'::json) as shops,
           coalesce((select json_agg(b.target_id) from coupon_bound b
                      where b.company_id = coupon.company_id and b.card_id = coupon.card_id
                        and b.target_id = any(${sql.param([...ids])}::text[])), '[]'::json) as targets
      from coupon
      cross join lateral (select ${forGrades(grade_id, vip_grade_id)} as for_grade
                            from (select coupon.grade_ids, coupon.vip_grade_ids) c) grades
      cross join lateral (
        select exists (select 1 from member_coupon m
                        where m.company_id = coupon.company_id and m.card_id = coupon.card_id
                          and m.user_id = ${user_id} and m.state = 'unused'
                          and m.begin_date <= ${moment} and m.end_date > ${moment}) as received,
               coalesce((select k.claimed from coupon_claim k
                          where k.company_id = coupon.company_id and k.card_id = coupon.card_id
                            and k.user_id = ${user_id}), 0) as claimed) own
     where coupon.company_id = ${company_id} and coupon.card_type in ('cash', 'discount')
       and coupon.least_cost > 0 and grades.for_grade
       and (own.received or (${OFFERED} and not ${EXPIRED}
            and coupon.get_num < coupon.quantity and own.claimed < coupon.get_limit))
     order by coupon.least_cost, coupon.card_id`)
  return rows.map(({ shops, targets, ...row }) => ({
    ...row,
    scope: SCOPES[row.use_bound] ?? 'goods',
    shops: new Set(shops),
    targets: new Set(targets),
  }))
}
