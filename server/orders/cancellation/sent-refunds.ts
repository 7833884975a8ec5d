import { addEvent, lockOrder, updateOrder, type OrderRow } from '../order-repo'
import type { Transaction } from '../../db/client'
import { tell } from '../../members'
import type { RefundHandler, RefundRow } from '../../payments'
import { returnPoints } from './release'

/** Handles the results of refunds of cancelled orders. */
const cancelRefunds: RefundHandler = {
  kind: 'cancel',

  async done(tx, refund) {
    const { company_id, refund_fee, refund_point: point } = refund
    const order = await lockRefundedOrder(tx, refund)
    const { order_id } = order
    await updateOrder(tx, order, { cancel_status: 'SUCCESS' })
    await addEvent(tx, { company_id, actor: 'system' }, order_id, 'refunded', { refund_fee })
    if (point > 0) await returnPoints(tx, order, point)
    await tell(tx, order, {
      kind: 'refunded',
      target_id: order_id,
      facts: { title: order.title, fee: refund_fee, point },
      cause: `refunded:${refund.refund_id}`,
    })
  },

  async failed(tx, refund) {
    const { company_id, failure } = refund
    const order = await lockRefundedOrder(tx, refund)
    await updateOrder(tx, order, { cancel_status: 'FAILS' })
    await addEvent(tx, { company_id, actor: 'system' }, order.order_id, 'refund_failed', { failure })
  },

  async retried(tx, refund, by) {
    const order = await lockRefundedOrder(tx, refund)
    await updateOrder(tx, order, { cancel_status: 'REFUND_PROCESS' })
    await addEvent(tx, by, order.order_id, 'refund_retried')
  },
}

async function lockRefundedOrder(tx: Transaction, { company_id, order_id }: RefundRow): Promise<OrderRow> {
  const order = order_id === null ? undefined : await lockOrder(tx, company_id, order_id)
  if (!order) throw new Error(`Expected order ${order_id} of a refund, found none`)
  return order
}

export default cancelRefunds
