import type { OrderDetail } from '@schemas/generated/api'
import { texts } from './texts/order-detail'

/** A step of an order's way to its buyer. */
export interface Step {
  text: string
  /** Unix seconds; 0: not yet. */
  at: number
}

type Progressed = Pick<
  OrderDetail['orderInfo'],
  'create_time' | 'pay_time' | 'delivery_time' | 'end_time' | 'receipt_type' | 'order_status'
>

/** Where an order stands on its way: ordered, paid, sent or fetched, received; or how it ended before. */
export function stepsOf(order: Progressed, events: OrderDetail['events']): Step[] {
  const { create_time, pay_time, delivery_time, end_time, receipt_type, order_status } = order
  const at = (kind: string) => events.findLast((event) => event.kind === kind)?.created ?? 0
  const begun: Step[] = [
    { text: texts.steps.ordered, at: create_time },
    { text: texts.steps.paid, at: pay_time },
  ]
  if (order_status === 'CANCEL' || order_status === 'REFUND_SUCCESS') {
    const ended = [at('refunded'), at('aftersale_refunded'), at('cancelled')].find((time) => time > 0)
    const known = begun.filter((step) => step.at > 0)
    return [...known, { text: texts.steps.closed, at: ended ?? known.at(-1)?.at ?? create_time }]
  }
  const handed =
    receipt_type === 'ziti'
      ? { text: texts.steps.fetched, at: at('redeemed') }
      : { text: texts.steps.sent, at: delivery_time }
  return [...begun, handed, { text: texts.steps.received, at: end_time }]
}
