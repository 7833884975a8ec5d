import type { OrderInfo } from '@schemas/generated/api'
import { isForPoints } from '../../shell/routing/order-paths'

export type OrderAction =
  | 'pay'
  | 'voucher'
  | 'receive'
  | 'pickup'
  | 'logistics'
  | 'rate'
  | 'aftersale'
  | 'seeAftersale'
  | 'again'
  | 'extend'
  | 'cancel'
  | 'remove'

type OrderState = Pick<
  OrderInfo,
  | 'order_status'
  | 'order_type'
  | 'cancel_status'
  | 'delivery_status'
  | 'ziti_status'
  | 'receipt_type'
  | 'can_extend'
  | 'is_rate'
  | 'latest_aftersale_time'
  | 'offline_payment_status'
> & { items: readonly Pick<OrderInfo['items'][number], 'left_aftersales_num' | 'aftersales_status'>[] }

/** Of a transfer's proof. */
export const REFUSED = 2

interface Moment {
  /** Members may rate what they bought. */
  rate_status: boolean
  /** Unix seconds. */
  now: number
}

/**
 * What a buyer can do with an order as it is, the likeliest first. The server validates again: this only avoids offering what
 * it would refuse.
 */
export function actionsOf(order: OrderState, moment: Moment): OrderAction[] {
  const { order_status, delivery_status, receipt_type, ziti_status } = order
  const isOpen = order_status === 'NOTPAY' || order_status === 'WAIT_PAID_CONFIRM'
  const isOver = ['DONE', 'CANCEL', 'REFUND_SUCCESS'].includes(order_status)
  const may: [OrderAction, boolean][] = [
    ['voucher', isOpen && (order_status === 'WAIT_PAID_CONFIRM' || order.offline_payment_status === REFUSED)],
    ['pay', order_status === 'NOTPAY'],
    ['receive', order_status === 'WAIT_BUYER_CONFIRM'],
    ['pickup', order_status === 'PAYED' && ziti_status === 'PENDING'],
    ['logistics', receipt_type !== 'ziti' && delivery_status !== 'PENDING'],
    ['rate', order_status === 'DONE' && !order.is_rate && moment.rate_status && !isForPoints(order)],
    ['aftersale', mayAskBack(order, moment.now)],
    ['seeAftersale', order.items.some(({ aftersales_status }) => aftersales_status !== null)],
    ['again', isOver || order_status === 'WAIT_BUYER_CONFIRM' || order_status === 'PAYED'],
    ['extend', order.can_extend],
    ['cancel', isOpen || mayApplyToCancel(order)],
    ['remove', isOver],
  ]
  return may.flatMap(([action, allowed]) => (allowed ? [action] : []))
}

const NOBODY_CANCELS = new Set<OrderInfo['cancel_status']>(['NO_APPLY_CANCEL', 'FAILS'])

const mayApplyToCancel = ({ order_status, delivery_status, cancel_status }: OrderState) =>
  order_status === 'PAYED' && delivery_status === 'PENDING' && NOBODY_CANCELS.has(cancel_status)

function mayAskBack(order: OrderState, now: number): boolean {
  const { order_status, cancel_status, receipt_type, ziti_status, latest_aftersale_time, items } = order
  if (!NOBODY_CANCELS.has(cancel_status)) return false
  if (receipt_type === 'ziti' && ziti_status !== 'DONE') return false
  if (!items.some(({ left_aftersales_num }) => left_aftersales_num > 0)) return false
  return (
    order_status === 'PAYED' ||
    order_status === 'WAIT_BUYER_CONFIRM' ||
    (order_status === 'DONE' && latest_aftersale_time > now)
  )
}
