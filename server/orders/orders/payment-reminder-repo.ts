import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'

/**
 * Reminds buyers of unpaid orders some minutes after they were placed, once per trade: trades are marked in the same
 * statement, and marked ones are not read again. Expired trades, and those with a voucher under review, are marked without
 * a message.
 * @returns how many trades were marked
 */
export async function remindToPay(
  db: Database,
  company_id: string,
  { now, minutes, limit }: { now: Date; minutes: number; limit: number },
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ count: number }>(sql`
    with due as (
      select t.trade_id, t.user_id, t.expires from trade t
       where t.company_id = ${company_id} and t.state = 'NOTPAY' and t.reminded is null
         and t.created <= ${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz
       order by t.created
       limit ${limit} for update skip locked),
    marked as (
      update trade t set reminded = ${moment} from due d
       where t.company_id = ${company_id} and t.trade_id = d.trade_id),
    first as (
      insert into message_cause (company_id, user_id, cause)
      select ${company_id}, d.user_id, 'pay_reminder:' || d.trade_id from due d
          on conflict do nothing returning user_id, cause),
    told as (
      insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
      select ${company_id}, gen_random_uuid()::text, d.user_id, 'pay_reminder', o.order_id,
             jsonb_build_object('title', o.title,
                                'end', to_char(d.expires at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')),
             'pay_reminder:' || d.trade_id
        from due d
        join (select distinct on (one.trade_id) one.trade_id, one.order_id, one.title from orders one
               where one.company_id = ${company_id} and one.trade_id in (select trade_id from due)
                 and one.status = 'NOTPAY'
               order by one.trade_id, one.order_id) o on o.trade_id = d.trade_id
        join first f on f.user_id = d.user_id and f.cause = 'pay_reminder:' || d.trade_id
       where d.expires > ${moment}
          on conflict do nothing)
    select count(*)::int as count from due`)
  return rows[0]?.count ?? 0
}
