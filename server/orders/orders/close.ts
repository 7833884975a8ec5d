import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import type { Actor } from '../../core/owner'
import { addEvent, type OrderRow } from '../order-repo'
import { tell } from '../../members'
import {
  cancelVoucher,
  changeTrade,
  closeReadyPayments,
  lockTrade,
  payFreeTrade,
  type TradeRow,
} from '../../payments'
import { lockOrdersOf, markCancelled } from './cancel-repo'
import { fault } from '../../core/fault-points'
import { isOpen } from './open'
import { freeCoupons, giveBack } from './takings'

/** A trade with its orders, all locked in the one order that everybody keeps: member, trade, orders, then the rest. */
export interface LockedTrade {
  trade: TradeRow
  orders: OrderRow[]
}

/** @throws AppError not_found */
export async function lockCheckout(
  tx: Transaction,
  company_id: string,
  { trade_id }: { trade_id: string },
): Promise<LockedTrade> {
  const trade = await lockTrade(tx, company_id, trade_id)
  if (!trade) throw new AppError('not_found', { message: '订单不存在' })
  return { trade, orders: await lockOrdersOf(tx, company_id, trade_id) }
}

/**
 * Cancels unpaid orders: everything that they held is free again, and the trade costs less or is closed. Payments that
 * were begun are for another sum now; who pays one all the same gets the money back (rule orders-4).
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
    await tellOfCancel(tx, by, order, reason)
  }
  if (left.length === 0) await freeCoupons(tx, closed, trade_id, now)
  // last of what is locked: for the row of what everybody bought everybody waits
  await giveBack(tx, closed, false, now)
  fault('cancel:released')
  if (left.length > 0 && trade.total_fee + total_fee === 0)
    await payFreeTrade(tx, { ...trade, total_fee: 0 }, now)
  return closed.length
}

/** Whoever cancelled it knows; everybody else is told. */
export async function tellOfCancel(tx: Transaction, { actor }: Actor, order: OrderRow, reason: string) {
  if (actor === 'member') return
  const { order_id, title } = order
  const facts = { title, reason }
  await tell(tx, order, { kind: 'cancelled', target_id: order_id, facts, cause: `cancelled:${order_id}` })
}
