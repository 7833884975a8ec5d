/** How often a member joined a promotion with a limit: counted in a row, not by orders (rule stock-3). */
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { countUse, uncountUse } from './repo'

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
  for (const { promotion_id, join_limit } of inOrder(promotions))
    if (!(await countUse(tx, { company_id, user_id, promotion_id }, join_limit)))
      throw new AppError('purchase_limit', { message: '您参加此活动的次数已达上限' })
}

/** Takes a cancelled order out of the count. */
export async function releasePromotions(
  tx: Transaction,
  company_id: string,
  user_id: string,
  promotions: readonly LimitedPromotion[],
): Promise<void> {
  for (const { promotion_id } of inOrder(promotions))
    await uncountUse(tx, { company_id, user_id, promotion_id })
}

const inOrder = (promotions: readonly LimitedPromotion[]) =>
  promotions
    .filter(({ join_limit }) => join_limit > 0)
    .toSorted((a, b) => (a.promotion_id < b.promotion_id ? -1 : 1))
