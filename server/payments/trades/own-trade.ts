import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { tradeOf, tradeOfOrder, type TradeRow } from './repo'

export interface TradeOwner {
  company_id: string
  user_id: string
}

/**
 * A member's trade by its own number or by that of one of its orders: clients use both (rule checkout-6).
 * @throws AppError not_found, also for a trade of another member
 */
export async function requireOwnTrade(
  db: Database | Transaction,
  { company_id, user_id }: TradeOwner,
  id: string,
): Promise<TradeRow> {
  // another member's trade may have the number of this one's order
  const named = await tradeOf(db, company_id, id)
  const trade = named?.user_id === user_id ? named : await tradeOfOrder(db, company_id, id)
  if (trade?.user_id !== user_id) throw new AppError('not_found', { message: '订单不存在' })
  return trade
}
