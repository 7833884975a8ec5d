import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PricingCoupon, Scope } from '../../pricing'

type Holder = { user_id: string; grade_id: string; vip_grade_id: string | null }

interface Row extends Omit<PricingCoupon, 'scope' | 'targets' | 'shops'>, Record<string, unknown> {
  shops: string[]
  use_bound: number
  targets: string[]
}

/** `use_bound` (rule coupons-2) by its number. */
export const SCOPES: readonly Scope[] = ['all', 'goods', 'category', 'tag', 'brand']

/**
 * A member's copies of coupons that are unused and valid at a moment, for a member of his grade.
 * @param ids of the goods in question and of their items, categories, tags and brands: other targets are left out
 */
export async function usableCoupons(
  db: Database | Transaction,
  company_id: string,
  { user_id, grade_id, vip_grade_id }: Holder,
  ids: readonly string[],
  now: Date,
): Promise<PricingCoupon[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Row>(sql`
    select m.code, c.card_id, c.title, c.card_type, c.least_cost, c.reduce_cost, c.discount, c.most_cost,
           c.distributor_id, extract(epoch from m.end_date)::float8 * 1000 as ends, c.use_bound,
           coalesce((select json_agg(s.distributor_id) from coupon_shop s
                      where s.company_id = c.company_id and s.card_id = c.card_id), '[]'::json) as shops,
           coalesce((select json_agg(b.target_id) from coupon_bound b
                      where b.company_id = c.company_id and b.card_id = c.card_id
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
export const forGrades = (grade_id: string, vip_grade_id: string | null): SQL => sql`(
  (c.grade_ids = '[]'::jsonb and c.vip_grade_ids = '[]'::jsonb)
  or c.grade_ids ? ${grade_id} or c.vip_grade_ids ? ${vip_grade_id ?? ''})`
