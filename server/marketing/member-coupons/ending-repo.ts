import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'

/**
 * Notifies members of coupons that expire within some days, the earliest first. A copy is marked in the same statement, so
 * each is notified once across all servers, and a batch reads no copy that is marked already.
 * @returns how many copies were processed
 */
export async function tellOfEndingCoupons(
  db: Database,
  company_id: string,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ count: number }>(sql`
    with due as (
      select m.user_id, m.code, m.card_id, m.end_date from member_coupon m
       where m.company_id = ${company_id} and m.state = 'unused' and m.reminded is null and m.begin_date <= ${moment}
         and m.end_date > ${moment} and m.end_date <= ${moment} + make_interval(days => ${days})
       order by m.end_date, m.code
       limit ${limit} for update skip locked),
    marked as (
      update member_coupon m set reminded = ${moment} from due d
       where m.company_id = ${company_id} and m.user_id = d.user_id and m.code = d.code),
    first as (
      insert into message_cause (company_id, user_id, cause)
      select ${company_id}, d.user_id, 'coupon_ending:' || d.code from due d
          on conflict do nothing returning user_id, cause),
    told as (
      insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
      select ${company_id}, gen_random_uuid()::text, d.user_id, 'coupon_ending', d.code,
             jsonb_build_object('title', c.title,
                                'end', to_char(d.end_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')),
             'coupon_ending:' || d.code
        from due d join coupon c on c.company_id = ${company_id} and c.card_id = d.card_id
        join first f on f.user_id = d.user_id and f.cause = 'coupon_ending:' || d.code
          on conflict do nothing)
    select count(*)::int as count from due`)
  return rows[0]?.count ?? 0
}
