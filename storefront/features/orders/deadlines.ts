/** What an order's buyer has until when, from the order itself (rules orders-1, orders-3 and aftersales-6). Pure. */
import type { OrderInfo } from '@schemas/generated/api'
import { DAY_S } from '@schemas/time-units'
import { isForPoints } from '../../shell/routing/order-paths'
import { momentOf } from '../../shell/parts/moments'
import { texts } from './texts/orders'

type Timed = Pick<
  OrderInfo,
  'order_status' | 'auto_cancel_time' | 'auto_finish_time' | 'latest_aftersale_time'
>

/** The next deadline in words; '' where there is none. @param now Unix seconds */
export function deadlineOf(order: Timed, now: number): string {
  const { order_status, auto_cancel_time, auto_finish_time, latest_aftersale_time } = order
  if (order_status === 'NOTPAY' && auto_cancel_time > 0) return texts.payBefore(minuteOf(auto_cancel_time))
  if (order_status === 'WAIT_BUYER_CONFIRM' && auto_finish_time > 0)
    return texts.receivedAfter(minuteOf(auto_finish_time))
  if (order_status === 'DONE' && latest_aftersale_time > now)
    return texts.aftersaleBefore(minuteOf(latest_aftersale_time))
  return ''
}

/** Without seconds. */
const minuteOf = (unixSeconds: number) => momentOf(unixSeconds).slice(0, 16)

type Returnable = Pick<OrderInfo, 'order_type' | 'order_status' | 'end_time'> & {
  items: readonly Pick<OrderInfo['items'][number], 'left_aftersales_num'>[]
}

const NO_REASON_DAYS = 7
const PAID: ReadonlySet<string> = new Set(['PAYED', 'WAIT_BUYER_CONFIRM', 'DONE'])

/** Whether pieces of an order can go back without a reason: until 7 days after their receipt (rule orders-9). @param now Unix seconds */
export const isReturnable = (order: Returnable, now: number) =>
  PAID.has(order.order_status) &&
  !isForPoints(order) &&
  order.items.some(({ left_aftersales_num }) => left_aftersales_num > 0) &&
  (order.end_time === 0 || order.end_time + NO_REASON_DAYS * DAY_S > now)
