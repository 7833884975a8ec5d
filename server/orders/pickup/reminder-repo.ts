import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { WAITS_TO_BE_FETCHED } from './repo'

/**
 * Reminds buyers of pickup orders of one chosen day that they have not collected, once for an order.
 * @param chosen the day, `2026-11-21`; its orders are cancelled on `end`
 * @returns how many were reminded
 */
export async function remindToFetch(
  db: Database,
  company_id: string,
  { chosen, end, limit }: { chosen: string; end: string; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with due as (
      select o.order_id, o.user_id, o.title, o.pickup->>'name' as place, 'pickup_reminder:' || o.order_id as cause
        from orders o
       where o.company_id = ${company_id} and ${WAITS_TO_BE_FETCHED} and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')
         and o.pickup->>'pickup_date' = ${chosen}
         and not exists (select 1 from message_cause m
                          where m.company_id = ${company_id} and m.user_id = o.user_id
                            and m.cause = 'pickup_reminder:' || o.order_id)
       order by o.order_id limit ${limit}),
    first as (
      insert into message_cause (company_id, user_id, cause)
      select ${company_id}, d.user_id, d.cause from due d
          on conflict do nothing returning user_id, cause)
    insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
    select ${company_id}, gen_random_uuid()::text, d.user_id, 'pickup_reminder', d.order_id,
           jsonb_build_object('title', d.title, 'place', d.place, 'end', ${end}::text), d.cause
      from due d join first f on f.user_id = d.user_id and f.cause = d.cause
        on conflict do nothing`)
  return rowCount ?? 0
}
