/** What is known of an order beside its goods, in words: for its own page and its print. */
import type { Delivery, OrderDetail, OrderInfo, TrackRow } from '@schemas/generated/api'
import { FREE, WAYS } from '@storefront/features/payments'
import { texts } from './texts/order-detail'
import { dayWordsOf, momentOf } from '../../shell/parts/moments'

/** A step of an order's way to its buyer. */
export interface Step {
  text: string
  /** Unix seconds; 0: not yet. */
  at: number
  /** What is known of it. */
  note?: string
}

type Progressed = Pick<
  OrderDetail['orderInfo'],
  | 'create_time'
  | 'pay_time'
  | 'pay_type'
  | 'delivery_time'
  | 'delivery_corp_name'
  | 'delivery_code'
  | 'end_time'
  | 'receipt_type'
  | 'order_status'
>

/**
 * The steps of an order: ordered, paid, sent and on its way or fetched, received; or how it ended before.
 * @param parcels its parcels, as far as they are known
 * @param arrival Unix seconds; when it has arrived at the latest, while it is coming
 */
export function stepsOf(
  order: Progressed,
  events: OrderDetail['events'],
  parcels: readonly Pick<Delivery, 'steps'>[] = [],
  arrival?: number,
): Step[] {
  const { create_time, pay_time, delivery_time, end_time, receipt_type, order_status } = order
  const at = (kind: string) => events.findLast((event) => event.kind === kind)?.created ?? 0
  const begun: Step[] = [
    { text: texts.steps.ordered, at: create_time },
    { text: texts.steps.paid, at: pay_time, note: pay_time > 0 ? payWayOf(order) : '' },
  ]
  if (order_status === 'CANCEL' || order_status === 'REFUND_SUCCESS') {
    const ended = [at('refunded'), at('aftersale_refunded'), at('cancelled')].find((time) => time > 0)
    const known = begun.filter((step) => step.at > 0)
    return [...known, { text: texts.steps.closed, at: ended ?? known.at(-1)?.at ?? create_time }]
  }
  const note = arrival === undefined || end_time > 0 ? '' : texts.arrivesBy(dayWordsOf(arrival))
  const received = { text: texts.steps.received, at: end_time, note }
  if (receipt_type === 'ziti') return [...begun, { text: texts.steps.fetched, at: at('redeemed') }, received]
  const { delivery_corp_name, delivery_code } = order
  const sent = [delivery_corp_name, delivery_code].filter(Boolean).join(' ')
  return [
    ...begun,
    { text: texts.steps.sent, at: delivery_time, note: sent },
    moving(order, parcels),
    received,
  ]
}

/** Where the parcel that was heard of last is. */
function moving({ delivery_time }: Progressed, parcels: readonly Pick<Delivery, 'steps'>[]): Step {
  const latest = parcels
    .flatMap(({ steps }) => steps)
    .reduce<TrackRow | undefined>(
      (best, row) => (best && best.AcceptTime >= row.AcceptTime ? best : row),
      undefined,
    )
  if (delivery_time === 0 || !latest) return { text: texts.steps.moving, at: 0 }
  return {
    text: texts.steps.moving,
    at: secondsOf(latest.AcceptTime) ?? delivery_time,
    note: latest.AcceptStation,
  }
}

/** Unix seconds of `2026-01-31 08:00:00`, as couriers write it; `undefined` for anything else. */
function secondsOf(written: string): number | undefined {
  const time = Date.parse(`${written.replace(' ', 'T')}+08:00`)
  return Number.isNaN(time) ? undefined : time / 1000
}

type Fact = readonly [name: string, value: string]

type Receiving = Pick<
  OrderInfo,
  | 'receipt_type'
  | 'receiver_name'
  | 'receiver_mobile'
  | 'receiver_state'
  | 'receiver_city'
  | 'receiver_district'
  | 'receiver_address'
  | 'ziti_info'
>

/** Where the goods go, or where and when they are fetched. */
export function receiverFacts(order: Receiving): Fact[] {
  const { receipt_type, receiver_name, receiver_mobile, ziti_info } = order
  if (receipt_type === 'ziti')
    return [
      [texts.pickupShop, ziti_info.name ?? ''],
      [texts.pickupTime, [ziti_info.pickup_date, ziti_info.pickup_time].filter(Boolean).join(' ')],
      [texts.pickupAddress, ziti_info.address ?? ''],
      [texts.taker, [receiver_name, receiver_mobile].filter(Boolean).join(' ')],
    ]
  return [
    [texts.receiverName, receiver_name],
    [texts.receiverMobile, receiver_mobile],
    [texts.receiverAddress, addressOf(order)],
  ]
}

/** A municipality is its own province. */
export function addressOf(order: Receiving): string {
  const { receiver_state, receiver_city, receiver_district, receiver_address } = order
  const city = receiver_city === receiver_state ? '' : receiver_city
  return [receiver_state + city + receiver_district, receiver_address].filter(Boolean).join(' ')
}

/** What a way to pay is called. */
export function payWayOf({ pay_type }: Pick<OrderInfo, 'pay_type'>): string {
  if (pay_type === FREE) return texts.payWays.point
  if (pay_type === 'deposit') return texts.payWays.deposit
  return WAYS.find((way) => way.pay_type === pay_type)?.name ?? pay_type
}

export function paymentFacts({ orderInfo, tradeInfo }: OrderDetail): Fact[] {
  const { pay_status, pay_time } = orderInfo
  if (pay_status !== 'PAYED') return [[texts.payWay, payWayOf(orderInfo) || texts.notPaid]]
  return [
    [texts.payWay, payWayOf(orderInfo)],
    [texts.paidAt, momentOf(pay_time)],
    [texts.tradeNumber, tradeInfo.tradeId],
  ]
}

type Shipped = Pick<
  OrderInfo,
  'receipt_type' | 'delivery_corp_name' | 'delivery_code' | 'delivery_time' | 'auto_finish_time'
>

/** How the goods come, and the latest parcel. */
export function shippingFacts(order: Shipped): Fact[] {
  const { receipt_type, delivery_corp_name, delivery_code, delivery_time, auto_finish_time } = order
  const sent: Fact[] = [
    [texts.courier, delivery_corp_name],
    [texts.trackNumber, delivery_code],
    [texts.shippedAt, delivery_time > 0 ? momentOf(delivery_time) : ''],
    [texts.autoReceive, auto_finish_time > 0 ? momentOf(auto_finish_time) : ''],
  ]
  return [[texts.way, texts.ways[receipt_type]], ...(receipt_type === 'ziti' ? [] : sent)]
}
