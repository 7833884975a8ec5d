import type { Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import { hasOpenAftersale } from '../aftersale-state/repo'
import { settingOf } from '../../platform'
import type { Actor } from '../../core/owner'
import { addEvent, lockOrder, updateOrder, type OrderRow, linesOf } from '../order-repo'
import { DAY_MS } from '@schemas/time-units'

/**
 * Marks an order as received, by its buyer or a job; the windows of after-sales and reviews begin.
 * @throws AppError not_found; order_state with an open after-sales case, or if the order is not shipped
 */
export async function receive(
  tx: Transaction,
  by: Actor,
  order_id: string,
  now = timeNow(),
): Promise<OrderRow> {
  const order = await lockShippedOrder(tx, by, order_id)
  if (await hasOpenAftersale(tx, by.company_id, order_id))
    throw new AppError('order_state', { message: '售后中的订单不能确认收货' })
  const { latest_aftersale_time } = await settingOf(tx, by.company_id, 'trade')
  const received = await updateOrder(tx, order, {
    status: 'DONE',
    finished: now,
    auto_finish: null,
    aftersale_until: daysAfter(now, latest_aftersale_time),
  })
  await addEvent(tx, by, order_id, 'received')
  return received
}

/**
 * Postpones the time at which an order counts as received (rule orders-3): a buyer once, operators any number of times.
 * @throws AppError not_found; order_state if the order is not shipped, or the buyer has extended it before
 */
export async function extendReceipt(tx: Transaction, by: Actor, order_id: string): Promise<OrderRow> {
  const order = await lockShippedOrder(tx, by, order_id)
  const { finish_extension } = await settingOf(tx, by.company_id, 'trade')
  const isBuyer = by.actor === 'member'
  if (isBuyer && order.extended)
    throw new AppError('order_state', { message: '每个订单只能延长一次收货时间' })
  if (finish_extension === 0 || !order.auto_finish)
    throw new AppError('order_state', { message: '该订单不能延长收货时间' })
  const extended = await updateOrder(tx, order, {
    auto_finish: daysAfter(order.auto_finish, finish_extension),
    extended: order.extended || isBuyer,
  })
  await addEvent(tx, by, order_id, 'extended', { days: finish_extension })
  return extended
}

async function lockShippedOrder(tx: Transaction, { company_id }: Actor, order_id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, company_id, order_id)
  if (!order) throw new AppError('not_found', { message: '订单不存在' })
  if (order.status === 'CANCEL' || order.status === 'REFUND_SUCCESS')
    throw new AppError('order_state', { message: '已取消的订单不能确认收货' })
  if (order.status === 'DONE') throw new AppError('order_state', { message: '订单已经确认收货' })
  if (order.status !== 'WAIT_BUYER_CONFIRM')
    throw new AppError('order_state', { message: '尚未发货的订单不能确认收货' })
  return order
}

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/**
 * Updates the delivery status of an order after its lines changed. With the last piece that is not cancelled the order
 * counts as shipped, and the time to confirm its receipt begins (rule orders-3).
 * @param order locked by the caller
 */
export async function updateDeliveryStatus(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  const lines = await linesOf(tx, order.company_id, order.order_id)
  const shipped = lines.reduce((sum, line) => sum + line.shipped_num, 0)
  const waiting = lines.reduce((sum, line) => sum + line.num - line.shipped_num - line.cancelled_num, 0)
  if (shipped === 0) return order
  if (waiting > 0) return updateOrder(tx, order, { delivery_status: 'PARTAIL' })
  if (order.status !== 'PAYED') return updateOrder(tx, order, { delivery_status: 'DONE' })
  const { order_finish_time, ziti_finish_time } = await settingOf(tx, order.company_id, 'trade')
  const days = order.receipt_type === 'ziti' ? ziti_finish_time : order_finish_time
  return updateOrder(tx, order, {
    status: 'WAIT_BUYER_CONFIRM',
    delivery_status: 'DONE',
    shipped: now,
    auto_finish: daysAfter(now, days),
  })
}
