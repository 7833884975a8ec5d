import { priceText } from '@schemas/money'
import { MINUTE_MS } from '@schemas/time-units'
import type { Transaction } from '@server/db/client'
import { AppError } from '@server/core/errors'
import { pointsStillEarned } from '@server/orders/aftersale-state/earned'
import { addEvent, linesOf, updateOrder } from '../order-repo'
import { allocate } from '../../pricing'
import { changeTrade, closeReadyPayments, lockTrade, payFreeTrade, repriceVoucher } from '../../payments'
import { byOperator, type ActionContext, type Worklist } from '../../back-office'
import { orderById } from '../orders/cancel-repo'
import { lockCheckout } from '../orders/close'
import { isOpen } from '../orders/open'
import { reduceLine } from './reprice-repo'

export const payActions: Worklist['actions'] = {
  /** Less to pay, spread over the lines as a discount of its own, so that refunds know of it (rule checkout-4). */
  async reprice_order(tx, doing, order_id, { total_fee: seen, reduce, reason }) {
    const { order, trade } = await lockOpen(tx, doing, order_id)
    if (seen !== order.total_fee)
      throw new AppError('conflict', {
        message: `应付金额已是 ${priceText(order.total_fee)}，请刷新后再改`,
      })
    const { company_id, now } = doing
    const lines = await linesOf(tx, company_id, order_id)
    const most = lines.reduce((sum, { total_fee }) => sum + total_fee, 0)
    if (reduce === 0 || reduce > most)
      throw new AppError('invalid', { message: `减免金额应大于 0 且不超过 ${priceText(most)}` })
    const shares = allocate(
      reduce,
      lines.map(({ line_id, total_fee }) => ({ key: line_id, weight: total_fee })),
    )
    for (const line of lines) await reduceLine(tx, line, shares.get(line.line_id) ?? 0)
    await updateOrder(tx, order, {
      total_fee: order.total_fee - reduce,
      adjust_fee: order.adjust_fee - reduce,
      get_points: pointsStillEarned(order.get_points, most, most - reduce),
    })
    await changeTrade(tx, company_id, order.trade_id, { total_fee: -reduce }, now)
    // what was begun is for another sum
    await closeReadyPayments(tx, company_id, order.trade_id, now)
    await repriceVoucher(tx, company_id, order.trade_id, trade.total_fee - reduce)
    await addEvent(tx, byOperator(doing), order_id, 'repriced', { reduce, reason })
    if (trade.total_fee === reduce) await payFreeTrade(tx, { ...trade, total_fee: 0 }, now)
  },

  /** More time to pay, counted from now or from the end that was set, whichever is later. */
  async extend_order(tx, doing, order_id, { minutes }) {
    const { order, trade } = await lockOpen(tx, doing, order_id)
    const from = Math.max(trade.expires.getTime(), doing.now.getTime())
    const expires = new Date(from + minutes * MINUTE_MS)
    await changeTrade(tx, doing.company_id, order.trade_id, { expires }, doing.now)
    await addEvent(tx, byOperator(doing), order_id, 'extended_payment', { minutes })
  },
}

/** The order and its trade, locked, where it can still be paid. @throws AppError not_found, order_state */
async function lockOpen(tx: Transaction, { company_id }: ActionContext, order_id: string) {
  const named = await orderById(tx, company_id, order_id)
  if (!named) throw new AppError('not_found', { message: '订单不存在' })
  const { orders } = await lockCheckout(tx, company_id, named)
  const trade = await lockTrade(tx, company_id, named.trade_id)
  const order = orders.find((one) => one.order_id === order_id)
  if (!order || !trade || !isOpen(order))
    throw new AppError('order_state', { message: '只有未付款的订单可以修改' })
  return { order, trade }
}
