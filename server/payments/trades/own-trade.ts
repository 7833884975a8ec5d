import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { orders } from '../../db/schema'
import { AppError } from '../../core/errors'
import { tradeOf, type TradeRow } from './repo'

export interface TradeOwner {
  company_id: string
  user_id: string
}

/**
 * A member's trade, named by itself or by one of its orders: the clients know either (rule checkout-6).
 * @throws AppError not_found, for another's too
 */
export async function needOwnTrade(
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

async function tradeOfOrder(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<TradeRow | undefined> {
  const [row] = await db
    .select({ trade_id: orders.trade_id })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.order_id, order_id)))
  return row && tradeOf(db, company_id, row.trade_id)
}
