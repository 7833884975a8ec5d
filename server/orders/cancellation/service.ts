import type { CancelData } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { returnCoupons } from '../aftersale-state/effects'
import { hasOpenAftersale } from '../aftersale-state/repo'
import type { Actor } from '../../core/owner'
import { addEvent, linesOf, ownOrder, updateOrder, type OrderRow, isOpen, orderById } from '../order-repo'
import { tell } from '../../members'
import { startRefund } from '../../payments'
import { settingOf } from '../../platform'
import { requireCancelData } from './cancel-data'
import { closeUnpaid, lockTradeWithOrders, notifyOfCancel, type LockedTrade } from './close'
import { fault } from '../../core/fault-points'
import { releaseOrders } from './release'

interface CancelRequest {
  company_id: string
  user_id: string
  order_id: string
  reason: string
}

/**
 * `order/cancel`: cancels an unpaid order at once; for a paid one that is not shipped it applies to the shop.
 * @throws AppError not_found; order_state with the reason
 */
export async function cancelOrder(
  db: Database,
  { company_id, user_id, order_id, reason }: CancelRequest,
  now: Date,
): Promise<CancelData> {
  return inTransaction(db, async (tx) => {
    const own = await ownOrder(tx, { company_id, user_id }, order_id)
    if (!own) throw new AppError('not_found', { message: '订单不存在' })
    const checkout = await lockTradeWithOrders(tx, company_id, own)
    const order = requireOrder(checkout, order_id)
    const by = { company_id, actor: 'member' }
    if (isOpen(order)) await closeUnpaid(tx, by, checkout, [order], reason, now)
    else await applyForCancel(tx, by, order, reason, now)
    return requireCancelData(tx, company_id, order_id)
  })
}

/**
 * Operators close an unpaid order.
 * @throws AppError not_found; order_state for one that is paid or cancelled
 */
export async function closeByOperator(
  tx: Transaction,
  by: Actor,
  { order_id, reason }: { order_id: string; reason: string },
  now: Date,
): Promise<void> {
  const checkout = await lockTradeOf(tx, by, order_id)
  const closed = await closeUnpaid(tx, by, checkout, [requireOrder(checkout, order_id)], reason, now)
  if (closed === 0) throw new AppError('order_state', { message: '只有未付款的订单可以关闭' })
}

/**
 * The shop, or a job in its place, approves an application to cancel: reservations are released and the money is refunded.
 * @throws AppError not_found; order_state without an open application
 */
export async function approveCancel(tx: Transaction, by: Actor, order_id: string, now: Date): Promise<void> {
  const order = await lockApplied(tx, by, order_id)
  await cancelAndRefund(tx, by, order, now)
}

/** The shop rejects an application to cancel. @throws AppError as approveCancel */
export async function rejectCancel(
  tx: Transaction,
  by: Actor,
  { order_id, reason }: { order_id: string; reason: string },
): Promise<void> {
  const order = await lockApplied(tx, by, order_id)
  await updateOrder(tx, order, { cancel_status: 'FAILS' })
  const refused = await addEvent(tx, by, order_id, 'cancel_rejected', { reason })
  await tell(tx, order, {
    kind: 'cancel_refused',
    target_id: order_id,
    facts: { title: order.title, reason },
    // one message for each application
    cause: `cancel_refused:${refused}`,
  })
}

async function applyForCancel(tx: Transaction, by: Actor, order: OrderRow, reason: string, now: Date) {
  const { company_id, order_id, status, cancel_status, delivery_status } = order
  if (status === 'CANCEL' || !['NO_APPLY_CANCEL', 'FAILS'].includes(cancel_status))
    throw new AppError('order_state', { message: '不能重复取消订单' })
  if (delivery_status !== 'PENDING') throw new AppError('order_state', { message: '已发货订单不能取消' })
  if (status !== 'PAYED' || (await hasOpenAftersale(tx, company_id, order_id)))
    throw new AppError('order_state', { message: '订单状态已不能申请取消' })
  await updateOrder(tx, order, { cancel_status: 'WAIT_PROCESS', cancel_reason: reason })
  await addEvent(tx, by, order_id, 'cancel_applied', { reason })
  const { auto_cancel_paid } = await settingOf(tx, company_id, 'trade')
  if (auto_cancel_paid) await cancelAndRefund(tx, { company_id, actor: 'system' }, order, now)
}

/**
 * The shop or a job (`cancel_from` shop, system) cancels a paid order that is not shipped, without an application:
 * reservations are released, the money is refunded, and the buyer is notified of the reason.
 * @throws AppError not_found; order_state if it is shipped or cancelled, or an application or case is open
 */
export async function cancelPaid(
  tx: Transaction,
  by: Actor,
  { order_id, reason }: { order_id: string; reason: string },
  now: Date,
): Promise<void> {
  const order = await lockOrderOf(tx, by, order_id)
  const refusal = refusalToCancel(order, await hasOpenAftersale(tx, by.company_id, order_id))
  if (refusal !== undefined) throw new AppError('order_state', { message: refusal })
  await cancelAndRefund(tx, by, { ...order, cancel_reason: reason }, now)
}

/** The reason why a shop cannot cancel a paid order; `undefined`: it can. */
export function refusalToCancel(order: OrderRow, hasOpenSheet: boolean): string | undefined {
  if (order.cancel_status === 'WAIT_PROCESS') return '请先处理买家的取消申请'
  if (order.status !== 'PAYED' || order.delivery_status !== 'PENDING')
    return '只有已付款、未发货的订单可以取消并退款'
  return hasOpenSheet ? '请先处理该订单的售后申请' : undefined
}

/** Cancels a paid order and returns what is left of it: money, points, coupons, pieces (rule coupons-4). */
async function cancelAndRefund(tx: Transaction, by: Actor, order: OrderRow, now: Date) {
  const { company_id, order_id, cancel_reason } = order
  await updateOrder(tx, order, {
    status: 'CANCEL',
    cancel_status: 'REFUND_PROCESS',
    cancelled: now,
    cancel_reason,
  })
  await addEvent(tx, by, order_id, 'cancelled', { reason: cancel_reason })
  await notifyOfCancel(tx, by, order, cancel_reason)
  fault('cancel:marked')
  await releaseOrders(tx, [order], true, now)
  await returnCoupons(tx, by, order, now)
  const lines = await linesOf(tx, company_id, order_id)
  await startRefund(
    tx,
    {
      company_id,
      order_id,
      cause: `cancel:${order_id}`,
      refund_fee: order.total_fee - order.refunded_fee,
      refund_point: order.point_use - order.refunded_point,
      lines: lines.map(({ line_id, ...line }) => ({
        line_id,
        refund_fee: line.total_fee - line.refunded_fee,
        refund_point: line.share_points - line.refunded_point,
      })),
    },
    now,
  )
  fault('refund:started')
}

async function lockApplied(tx: Transaction, by: Actor, order_id: string): Promise<OrderRow> {
  const order = await lockOrderOf(tx, by, order_id)
  if (order.cancel_status !== 'WAIT_PROCESS')
    throw new AppError('order_state', { message: '没有待处理的取消申请' })
  return order
}

/** Locks an order with its member, its trade and the trade's other orders. @throws AppError not_found */
export const lockOrderOf = async (tx: Transaction, by: Actor, order_id: string): Promise<OrderRow> =>
  requireOrder(await lockTradeOf(tx, by, order_id), order_id)

async function lockTradeOf(tx: Transaction, { company_id }: Actor, order_id: string): Promise<LockedTrade> {
  const order = await orderById(tx, company_id, order_id)
  if (!order) throw new AppError('not_found', { message: '订单不存在' })
  return lockTradeWithOrders(tx, company_id, order)
}

function requireOrder({ orders }: LockedTrade, order_id: string): OrderRow {
  const order = orders.find((one) => one.order_id === order_id)
  if (!order) throw new AppError('not_found', { message: '订单不存在' })
  return order
}
