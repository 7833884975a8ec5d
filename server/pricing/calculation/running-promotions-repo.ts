import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PricingPromotion } from './model'

/** null: a visitor, who gets the promotions without restrictions. */
type Participant = { user_id: string; grade_id: string; vip_grade_id: string | null } | null

interface RunningRow extends Omit<PricingPromotion, 'targets'>, Record<string, unknown> {
  targets: string[]
}

/**
 * Full reductions, gifts and add-on offers that run at a moment and that this member may still join.
 * @param ids of the products in question, their items, categories, tags and brands: other targets are left out
 */
export async function runningPromotions(
  db: Database | Transaction,
  company_id: string,
  member: Participant,
  ids: readonly string[],
  now: Date,
): Promise<PricingPromotion[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const grades = member ? [member.grade_id, member.vip_grade_id].filter((id) => id !== null) : []
  const { rows } = await db.execute<RunningRow>(sql`
    select p.promotion_id, p.kind, p.marketing_name, p.condition_type, p.steps, p.repeats, p.join_limit,
           p.distributor_id, p.scope,
           coalesce((select json_agg(t.target_id) from promotion_target t
                      where t.company_id = ${company_id} and t.promotion_id = p.promotion_id
                        and t.target_id = any(${sql.param([...ids])}::text[])), '[]'::json) as targets
      from promotion p
      left join promotion_use u on u.company_id = p.company_id and u.promotion_id = p.promotion_id
                               and u.user_id = ${member?.user_id ?? ''}
     where p.company_id = ${company_id} and p.kind <> 'limited_time_sale' and not p.disabled
       and p.begin_time <= ${moment} and p.end_time > ${moment}
       and (p.grade_ids = '[]'::jsonb or p.grade_ids ?| ${sql.param(grades)}::text[])
       and (p.join_limit = 0 or coalesce(u.used, 0) < p.join_limit)
     order by p.promotion_id`)
  return rows.map(({ targets, ...row }) => ({ ...row, targets: new Set(targets) }))
}
