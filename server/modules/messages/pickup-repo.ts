import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { WAITS_TO_BE_FETCHED } from '../pickup/repo'

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
    insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
    select ${company_id}, gen_random_uuid()::text, o.user_id, 'pickup_reminder', o.order_id,
           jsonb_build_object('title', o.title, 'place', o.pickup->>'name', 'end', ${end}::text),
           'pickup_reminder:' || o.order_id
      from orders o
     where o.company_id = ${company_id} and ${WAITS_TO_BE_FETCHED} and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')
       and o.pickup->>'pickup_date' = ${chosen}
       and not exists (select 1 from member_message m
                        where m.company_id = ${company_id} and m.user_id = o.user_id
                          and m.cause = 'pickup_reminder:' || o.order_id)
     order by o.order_id limit ${limit}
        on conflict (company_id, user_id, cause) do nothing`)
  return rowCount ?? 0
}
