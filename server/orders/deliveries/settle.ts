import { DAY_MS } from '@schemas/time-units'
import type { Transaction } from '../../db/client'
import { settingOf } from '../../platform'
import { linesOf, updateOrder, type OrderRow } from '../order-repo'

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/**
 * Says anew how far an order is shipped, after its lines changed. With the last piece that is still wanted it waits for
 * its buyer, and the clock of receiving begins (rule orders-3).
 * @param order locked by the caller
 */
export async function settleDelivery(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
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
