/** How often a member joined a promotion with a limit: the row says so, no count of orders (commerce-rules 3, 9). */
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { AppError } from '../../errors'

export interface LimitedPromotion {
  promotion_id: string
  /** Orders of one member; 0: any number, nothing is counted. */
  join_limit: number
}

/**
 * Counts an order for its promotions that have a limit.
 * @throws AppError purchase_limit where the member has joined one as often as is allowed
 */
export async function usePromotions(
  tx: Transaction,
  company_id: string,
  user_id: string,
  promotions: readonly LimitedPromotion[],
): Promise<void> {
  for (const { promotion_id, join_limit } of inOrder(promotions)) {
    const { rowCount } = await tx.execute(sql`
      insert into promotion_use as u (company_id, promotion_id, user_id, used)
      values (${company_id}, ${promotion_id}, ${user_id}, 1)
      on conflict (company_id, promotion_id, user_id) do update set used = u.used + 1 where u.used < ${join_limit}`)
    if (rowCount !== 1) throw new AppError('purchase_limit', { message: '您参加此活动的次数已达上限' })
  }
}

/** The order was cancelled: it does not count. */
export async function releasePromotions(
  tx: Transaction,
  company_id: string,
  user_id: string,
  promotions: readonly LimitedPromotion[],
): Promise<void> {
  for (const { promotion_id } of inOrder(promotions))
    await tx.execute(sql`
      update promotion_use set used = used - 1
       where company_id = ${company_id} and promotion_id = ${promotion_id} and user_id = ${user_id} and used > 0`)
}

const inOrder = (promotions: readonly LimitedPromotion[]) =>
  promotions
    .filter(({ join_limit }) => join_limit > 0)
    .toSorted((a, b) => (a.promotion_id < b.promotion_id ? -1 : 1))
