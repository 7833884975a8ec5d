import { AppError } from '../../core/errors'
import { changeParcel, ship } from '../deliveries/ship'
import { deliveriesOf, updateOrder, linesOf, addEvent, isOpen, orderById } from '../order-repo'
import { redeem } from '../pickup/service'
import { byOperator, type Worklist, type ActionContext } from '../../back-office'
import { unsentRefunds } from './unsent-refunds'
import {
  approveCancel,
  cancelPaid,
  closeByOperator,
  lockOrderOf,
  rejectCancel,
} from '../cancellation/service'
import { priceText } from '@schemas/money'
import { MINUTE_MS } from '@schemas/time-units'
import type { Transaction } from '../../db/client'
import { pointsStillEarned } from '../aftersale-state/effects'
import { allocate } from '../../pricing'
import { changeTrade, closeReadyPayments, lockTrade, payFreeTrade, repriceVoucher } from '../../payments'
import { lockTradeWithOrders } from '../cancellation/close'
import { reduceLine } from './reprice-repo'

export const shipActions: Worklist['actions'] = {
  async ship_order(tx, context, order_id, { delivery_corp, delivery_code, lines }) {
    const parcel = {
      corp: delivery_corp,
      code: delivery_code,
      lines: lines.filter(({ num }) => num > 0).map(({ line_id, num }) => ({ line_id, num })),
    }
    await ship(tx, byOperator(context), order_id, parcel, context.now)
  },

  /** Corrects couriers and numbers of parcels. */
  async correct_parcels(tx, context, order_id, { parcels }) {
    const sent = await deliveriesOf(tx, context.company_id, order_id)
    for (const { delivery_id, delivery_corp: corp, delivery_code: code } of parcels) {
      const own = sent.find((parcel) => parcel.delivery_id === delivery_id)
      if (!own) throw new AppError('not_found', { message: '包裹不存在' })
      if (own.delivery_corp === corp && own.delivery_code === code) continue
      await changeParcel(tx, byOperator(context), delivery_id, { corp, code })
    }
  },

  async redeem_pickup(tx, context, order_id, { code }) {
    await redeem(tx, byOperator(context), { code, order_id }, context.now)
  },

  async remark_order(tx, { company_id }, order_id, { seller_remark }) {
    await updateOrder(tx, { company_id, order_id }, { seller_remark })
  },
}

/** The reason that requires a note. */
const OTHER_REASON = '其他原因'

export const cancelActions: Worklist['actions'] = {
  async judge_cancel(tx, context, order_id, { agree, reason }) {
    if (agree) return approveCancel(tx, byOperator(context), order_id, context.now)
    if (reason.trim() === '') throw new AppError('invalid', { message: '请填写拒绝原因' })
    return rejectCancel(tx, byOperator(context), { order_id, reason })
  },

  async close_order(tx, context, order_id, { reason }) {
    await closeByOperator(tx, byOperator(context), { order_id, reason }, context.now)
  },

  async cancel_paid_order(tx, context, order_id, told) {
    await cancelPaid(tx, byOperator(context), { order_id, reason: reasonText(told) }, context.now)
  },

  async refund_lines(tx, context, order_id, { lines: asked, ...told }) {
    const reason = reasonText(told)
    const by = byOperator(context)
    const order = await lockOrderOf(tx, by, order_id)
    const lines = await linesOf(tx, context.company_id, order_id)
    const left = new Map(
      (await unsentRefunds().refundablePieces(tx, order, lines)).map(
        (one) => [one.line.line_id, one.left] as const,
      ),
    )
    // the form was filled in for other numbers: a second click, or another operator was faster
    if (left.size !== asked.length || asked.some((line) => left.get(line.line_id) !== line.left))
      throw new AppError('conflict', { message: '订单的商品件数已有变动，请刷新后再操作' })
    const chosen = asked.filter(({ num }) => num > 0)
    if (chosen.length === 0) throw new AppError('invalid', { message: '请填写退款件数' })
    const pieces = new Map(chosen.map(({ line_id, num }) => [line_id, num]))
    if (lines.every(({ line_id, num }) => pieces.get(line_id) === num))
      return cancelPaid(tx, by, { order_id, reason }, context.now)
    await unsentRefunds().refundUnsent(tx, by, order, { pieces, reason }, context.now)
  },
}

/** The reason that the buyer reads. @throws AppError invalid for 其他原因 without a note */
function reasonText({ reason, note }: { reason: string; note: string }): string {
  const more = note.trim()
  if (reason !== OTHER_REASON) return more === '' ? reason : `${reason}：${more}`
  if (more === '')
    throw new AppError('invalid', {
      message: '请填写补充说明',
      errors: { '/props/note': ['请填写补充说明'] },
    })
  return more
}

export const payActions: Worklist['actions'] = {
  /** Reduces the price; the reduction is stored as a discount of the lines, so that refunds take it into account (rule checkout-4). */
  async reprice_order(tx, context, order_id, { total_fee: seen, reduce, reason }) {
    const { order, trade } = await lockOpenOrder(tx, context, order_id)
    if (seen !== order.total_fee)
      throw new AppError('conflict', {
        message: `应付金额已是 ${priceText(order.total_fee)}，请刷新后再改`,
      })
    const { company_id, now } = context
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
    // payments that were started have the old sum
    await closeReadyPayments(tx, company_id, order.trade_id, now)
    await repriceVoucher(tx, company_id, order.trade_id, trade.total_fee - reduce)
    await addEvent(tx, byOperator(context), order_id, 'repriced', { reduce, reason })
    if (trade.total_fee === reduce) await payFreeTrade(tx, { ...trade, total_fee: 0 }, now)
  },

  /** Extends the time to pay, from now or from the present expiry, whichever is later. */
  async extend_order(tx, context, order_id, { minutes }) {
    const { order, trade } = await lockOpenOrder(tx, context, order_id)
    const from = Math.max(trade.expires.getTime(), context.now.getTime())
    const expires = new Date(from + minutes * MINUTE_MS)
    await changeTrade(tx, context.company_id, order.trade_id, { expires }, context.now)
    await addEvent(tx, byOperator(context), order_id, 'extended_payment', { minutes })
  },
}

/** Locks an unpaid order and its trade. @throws AppError not_found, order_state */
async function lockOpenOrder(tx: Transaction, { company_id }: ActionContext, order_id: string) {
  const named = await orderById(tx, company_id, order_id)
  if (!named) throw new AppError('not_found', { message: '订单不存在' })
  const { orders } = await lockTradeWithOrders(tx, company_id, named)
  const trade = await lockTrade(tx, company_id, named.trade_id)
  const order = orders.find((one) => one.order_id === order_id)
  if (!order || !trade || !isOpen(order))
    throw new AppError('order_state', { message: '只有未付款的订单可以修改' })
  return { order, trade }
}
