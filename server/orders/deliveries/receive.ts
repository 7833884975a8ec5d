import type { Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import { hasOpenAftersale } from '../aftersale-state/open-repo'
import { settingOf } from '../../platform'
import type { Actor } from '../../core/owner'
import { addEvent, lockOrder, updateOrder, type OrderRow } from '../order-repo'
import { daysAfter } from './settle'

/**
 * An order has reached its buyer: the windows of after-sales and reviews begin. The buyer says so, or the clock.
 * @throws AppError not_found; order_state while an after-sale is open, or where nothing is on its way
 */
export async function receive(
  tx: Transaction,
  by: Actor,
  order_id: string,
  now = timeNow(),
): Promise<OrderRow> {
  const order = await underway(tx, by, order_id)
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
 * Puts off the moment at which an order counts as received (rule orders-3): a buyer once, operators at will.
 * @throws AppError not_found; order_state where nothing is on its way, or a buyer has done it before
 */
export async function extendReceipt(tx: Transaction, by: Actor, order_id: string): Promise<OrderRow> {
  const order = await underway(tx, by, order_id)
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

async function underway(tx: Transaction, { company_id }: Actor, order_id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, company_id, order_id)
  if (!order) throw new AppError('not_found', { message: '订单不存在' })
  if (order.status === 'CANCEL' || order.status === 'REFUND_SUCCESS')
    throw new AppError('order_state', { message: '已取消的订单不能确认收货' })
  if (order.status === 'DONE') throw new AppError('order_state', { message: '订单已经确认收货' })
  if (order.status !== 'WAIT_BUYER_CONFIRM')
    throw new AppError('order_state', { message: '尚未发货的订单不能确认收货' })
  return order
}
