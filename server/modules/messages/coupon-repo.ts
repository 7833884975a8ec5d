import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'

/**
 * Tells whose coupons end within some days, each copy once: one statement, so any number of clocks may come to it.
 * @returns how many were told
 */
export async function tellOfEndingCoupons(
  db: Database,
  company_id: string,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await db.execute(sql`
    insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
    select m.company_id, gen_random_uuid()::text, m.user_id, 'coupon_ending', m.code,
           jsonb_build_object('title', c.title,
                              'end', to_char(m.end_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')),
           'coupon_ending:' || m.code
      from member_coupon m
      join coupon c on c.company_id = m.company_id and c.card_id = m.card_id
     where m.company_id = ${company_id} and m.state = 'unused' and m.begin_date <= ${moment}
       and m.end_date > ${moment} and m.end_date <= ${moment} + make_interval(days => ${days})
       and not exists (select 1 from member_message t
                        where t.company_id = m.company_id and t.user_id = m.user_id
                          and t.cause = 'coupon_ending:' || m.code)
     order by m.end_date
     limit ${limit}
        on conflict (company_id, user_id, cause) do nothing`)
  return rowCount ?? 0
}
