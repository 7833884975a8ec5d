import type { Transaction, Database } from '../../db/client'
import { AppError } from '../../core/errors'
import type { Actor } from '../../core/owner'
import { addEvent, type OrderRow, isOpen, lockOrdersOfTrade } from '../order-repo'
import { tell, takeMember } from '../../members'
import {
  cancelVoucher,
  changeTrade,
  closeReadyPayments,
  lockTrade,
  lockTradeOfMember,
  payFreeTrade,
  type TradeRow,
  tradeOf,
} from '../../payments'
import { markCancelled } from './repo'
import { fault } from '../../core/fault-points'
import { releaseCouponsOf, releaseOrders } from './release'
import { inTransaction } from '../../db/transaction'

/** A trade with its orders, locked in the order of all transactions: member, trade, orders, then the rest. */
export interface LockedTrade {
  trade: TradeRow
  orders: OrderRow[]
}

/** @throws AppError not_found */
export async function lockTradeWithOrders(
  tx: Transaction,
  company_id: string,
  { trade_id }: { trade_id: string },
): Promise<LockedTrade> {
  const trade = await lockTrade(tx, company_id, trade_id)
  if (!trade) throw new AppError('not_found', { message: '订单不存在' })
  return { trade, orders: await lockOrdersOfTrade(tx, company_id, trade_id) }
}

/**
 * Cancels unpaid orders: their reservations are released, and the trade's total is reduced or the trade is closed. Started
 * payments are closed, because they have the old sum; a late one is refunded (rule orders-4).
 * @param meant those of the trade's orders to cancel
 * @returns how many of them were still open
 */
export async function closeUnpaid(
  tx: Transaction,
  by: Actor,
  { trade, orders }: LockedTrade,
  meant: OrderRow[],
  reason: string,
  now: Date,
): Promise<number> {
  const { company_id } = by
  const { trade_id } = trade
  const closed: OrderRow[] = []
  for (const order of meant) if (await markCancelled(tx, order, reason, now)) closed.push(order)
  if (closed.length === 0) return 0
  fault('cancel:marked')
  const left = orders.filter((order) => isOpen(order) && !closed.includes(order))
  const total_fee = -closed.reduce((sum, order) => sum + order.total_fee, 0)
  await changeTrade(
    tx,
    company_id,
    trade_id,
    { total_fee, ...(left.length === 0 && { state: 'CLOSED' }) },
    now,
  )
  await closeReadyPayments(tx, company_id, trade_id, now)
  await cancelVoucher(tx, company_id, trade_id, now)
  for (const order of closed) {
    await addEvent(tx, by, order.order_id, 'cancelled', { reason })
    await notifyOfCancel(tx, by, order, reason)
  }
  if (left.length === 0) await releaseCouponsOf(tx, closed, trade_id, now)
  // stock is locked last, since many transactions wait for the rows of popular items
  await releaseOrders(tx, closed, false, now)
  fault('cancel:released')
  if (left.length > 0 && trade.total_fee + total_fee === 0)
    await payFreeTrade(tx, { ...trade, total_fee: 0 }, now)
  return closed.length
}

/** Notifies the buyer, unless they cancelled the order themselves. */
export async function notifyOfCancel(tx: Transaction, { actor }: Actor, order: OrderRow, reason: string) {
  if (actor === 'member') return
  const { order_id, title } = order
  const facts = { title, reason }
  await tell(tx, order, { kind: 'cancelled', target_id: order_id, facts, cause: `cancelled:${order_id}` })
}

/**
 * Cancels a trade that was not paid in time. It is read again under the lock, since it may have been paid, cancelled or
 * extended meanwhile.
 * @returns whether it was cancelled; false also if another server has locked the member
 */
export function closeExpiredTrade(
  db: Database,
  company_id: string,
  trade_id: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const due = await tradeOf(tx, company_id, trade_id)
    if (!due || !(await takeMember(tx, company_id, due.user_id))) return false
    const trade = await lockTradeOfMember(tx, company_id, trade_id)
    if (trade?.state !== 'NOTPAY' || trade.expires > now) return false
    const orders = await lockOrdersOfTrade(tx, company_id, trade_id)
    // a voucher waits for a decision
    if (orders.some(({ status }) => status === 'WAIT_PAID_CONFIRM')) return false
    const open = orders.filter(isOpen)
    const by = { company_id, actor: 'system' }
    if (open.length > 0) await closeUnpaid(tx, by, { trade, orders }, open, '超时未支付', now)
    else {
      // a trade without orders, such as a VIP grade
      await changeTrade(tx, company_id, trade_id, { state: 'CLOSED' }, now)
      await closeReadyPayments(tx, company_id, trade_id, now)
    }
    return true
  })
}
