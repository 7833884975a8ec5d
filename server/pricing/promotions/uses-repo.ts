import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'

export interface PromotionUse {
  company_id: string
  user_id: string
  promotion_id: string
}

/** One order more, where the limit allows it: asked of the row and changed in one statement. */
export async function countUse(
  tx: Transaction,
  { company_id, user_id, promotion_id }: PromotionUse,
  join_limit: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into promotion_use as u (company_id, promotion_id, user_id, used)
    values (${company_id}, ${promotion_id}, ${user_id}, 1)
    on conflict (company_id, promotion_id, user_id) do update set used = u.used + 1 where u.used < ${join_limit}`)
  return rowCount === 1
}

export async function uncountUse(
  tx: Transaction,
  { company_id, user_id, promotion_id }: PromotionUse,
): Promise<void> {
  await tx.execute(sql`
    update promotion_use set used = used - 1
     where company_id = ${company_id} and promotion_id = ${promotion_id} and user_id = ${user_id} and used > 0`)
}
