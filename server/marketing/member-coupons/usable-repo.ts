import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { type PricingCoupon, type Scope, type CouponReach, EXPIRED, OFFERED } from '../../pricing'
import type { Card } from '@schemas/generated/api'

type Holder = { user_id: string; grade_id: string; vip_grade_id: string | null }

interface UsableRow extends Omit<PricingCoupon, 'scope' | 'targets' | 'shops'>, Record<string, unknown> {
  shops: string[]
  use_bound: number
  targets: string[]
}

/** `use_bound` (rule coupons-2) by its number. */
const SCOPES: readonly Scope[] = ['all', 'goods', 'category', 'tag', 'brand']

/**
 * A member's coupons that are unused, valid at `now`, and for the member's grade.
 * @param ids of products and of their items, categories, tags and brands: other targets are left out
 */
export async function usableCoupons(
  db: Database | Transaction,
  company_id: string,
  { user_id, grade_id, vip_grade_id }: Holder,
  ids: readonly string[],
  now: Date,
): Promise<PricingCoupon[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<UsableRow>(sql`
    select m.code, c.card_id, c.title, c.card_type, c.least_cost, c.reduce_cost, c.discount, c.most_cost,
           c.distributor_id, extract(epoch from m.end_date)::float8 * 1000 as ends, c.use_bound,
           coalesce((select json_agg(s.distributor_id) from coupon_shop s
                      where s.company_id = ${company_id} and s.card_id = c.card_id), '[]'::json) as shops,
           coalesce((select json_agg(b.target_id) from coupon_bound b
                      where b.company_id = ${company_id} and b.card_id = c.card_id
                        and b.target_id = any(${sql.param([...ids])}::text[])), '[]'::json) as targets
      from member_coupon m
      join coupon c on c.company_id = m.company_id and c.card_id = m.card_id
     where m.company_id = ${company_id} and m.user_id = ${user_id} and m.state = 'unused'
       and m.begin_date <= ${moment} and m.end_date > ${moment}
       and ${forGrades(grade_id, vip_grade_id)}
     order by m.code`)
  return rows.map(({ use_bound, shops, targets, ...row }) => ({
    ...row,
    scope: SCOPES[use_bound] ?? 'goods',
    shops: new Set(shops),
    targets: new Set(targets),
  }))
}

/** A coupon `c` that names grades is for members of one of them, earned or bought. */
export const forGrades = (grade_id: string | SQL, vip_grade_id: string | SQL | null): SQL => sql`(
  (c.grade_ids = '[]'::jsonb and c.vip_grade_ids = '[]'::jsonb)
  or c.grade_ids ? ${grade_id} or c.vip_grade_ids ? ${vip_grade_id ?? ''})`

type Facts = Pick<Card, 'card_id' | 'title' | 'least_cost' | 'reduce_cost' | 'discount'>

/** A coupon that a shopper has or could claim, with its targets. */
export interface ReachableCoupon extends Facts, CouponReach {
  card_type: 'cash' | 'discount'
  use_bound: number
  /** The member has a copy that is usable now. */
  received: boolean
}

interface ReachableRow extends Omit<ReachableCoupon, 'shops' | 'targets' | 'scope'>, Record<string, unknown> {
  shops: string[]
  targets: string[]
}

interface Shopper {
  company_id: string
  /** null: a visitor. */
  viewer: { user_id: string; grade_id: string; vip_grade_id: string | null } | null
  now: Date
}

/**
 * Coupons with a threshold that a shopper has or may still claim; gift vouchers cannot be used for orders.
 * @param ids of products and of their items, categories, tags and brands: other targets are left out
 */
export async function reachableCoupons(
  db: Database,
  { company_id, viewer, now }: Shopper,
  ids: readonly string[],
): Promise<ReachableCoupon[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { user_id = '', grade_id = '', vip_grade_id = null } = viewer ?? {}
  const { rows } = await db.execute<ReachableRow>(sql`
    select coupon.card_id, coupon.title, coupon.card_type, coupon.least_cost, coupon.reduce_cost, coupon.discount,
           coupon.distributor_id, coupon.use_bound, own.received,
           coalesce((select json_agg(s.distributor_id) from coupon_shop s
                      where s.company_id = ${company_id} and s.card_id = coupon.card_id), '[]'::json) as shops,
           coalesce((select json_agg(b.target_id) from coupon_bound b
                      where b.company_id = ${company_id} and b.card_id = coupon.card_id
                        and b.target_id = any(${sql.param([...ids])}::text[])), '[]'::json) as targets
      from coupon
      cross join lateral (select ${forGrades(grade_id, vip_grade_id)} as for_grade
                            from (select coupon.grade_ids, coupon.vip_grade_ids) c) grades
      cross join lateral (
        select exists (select 1 from member_coupon m
                        where m.company_id = ${company_id} and m.card_id = coupon.card_id
                          and m.user_id = ${user_id} and m.state = 'unused'
                          and m.begin_date <= ${moment} and m.end_date > ${moment}) as received,
               coalesce((select k.claimed from coupon_claim k
                          where k.company_id = ${company_id} and k.card_id = coupon.card_id
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
