/** What the address of a list of orders says: `/member/trade?status=5&q=&period=&page=`. */
import type { OrdersCountAnswer, OrdersQuery, OrderInfo } from '@schemas/generated/api'
import { ORDERS_KEYWORDS } from '@schemas/generated/limits'
import { DAY_S } from '@schemas/time-units'
import { pageOf, pageSaid, withQuery, wordsOf, type Query } from '../../shell/routing/query'
import { texts } from './texts/orders'
import { ORDERS_PATH } from '../../shell/routing/order-paths'

/** As `status` of the API: 0 is everything. */
export interface OrderTab {
  status: OrdersQuery['status']
  name: keyof typeof texts.tabs
  text: string
  /** What `orderscount` calls its number. */
  count?: Exclude<keyof OrdersCountAnswer, 'rate_status' | 'no_reason'>
}

export const TABS: readonly OrderTab[] = [
  { status: 0, name: 'all', text: texts.tabs.all },
  { status: 5, name: 'unpaid', text: texts.tabs.unpaid, count: 'normal_notpay_notdelivery' },
  { status: 6, name: 'toShip', text: texts.tabs.toShip, count: 'normal_payed_daifahuo' },
  { status: 2, name: 'toReceive', text: texts.tabs.toReceive, count: 'normal_payed_daishouhuo' },
  { status: 4, name: 'toFetch', text: texts.tabs.toFetch, count: 'normal_payed_daiziti' },
  { status: 7, name: 'toRate', text: texts.tabs.toRate, count: 'normal_not_rate' },
]

export const PERIODS = ['all', 'month', 'quarter', 'year', 'earlier'] as const
export type Period = (typeof PERIODS)[number]

export interface OrderQuery {
  status: OrdersQuery['status']
  keywords: string
  period: Period
  page: number
}

/** Reads an address; what makes no sense counts as not said. */
export function readOrderQuery(query: Query): OrderQuery {
  return {
    status: TABS.find(({ status }) => String(status) === query['status'])?.status ?? 0,
    // `keywords` would be searched for by the header's field, too
    keywords: wordsOf(query['q'], ORDERS_KEYWORDS),
    period: PERIODS.find((period) => period === query['period']) ?? 'all',
    page: pageOf(query),
  }
}

/** The address of a list; another filter begins at its first page. @param path the list's own, without query */
export function ordersHref(query: OrderQuery, change: Partial<OrderQuery> = {}, path = ORDERS_PATH): string {
  const { status, keywords, period, page } = { ...query, page: 1, ...change }
  return withQuery(path, {
    status: status === 0 ? '' : String(status),
    q: keywords,
    period: period === 'all' ? '' : period,
    page: pageSaid(page),
  })
}

export const isNarrowed = ({ keywords, period }: OrderQuery) => keywords !== '' || period !== 'all'

const DAYS: Partial<Record<Period, number>> = { month: 30, quarter: 90, year: 365 }

/** When orders of a period were placed. @param now Unix seconds */
export function timesOf(
  period: Period,
  now: number,
): Pick<OrdersQuery, 'time_start_begin' | 'time_start_end'> {
  const days = DAYS[period]
  if (days !== undefined) return { time_start_begin: now - days * DAY_S }
  return period === 'earlier' ? { time_start_end: now - 365 * DAY_S } : {}
}

type Grouped = Pick<OrderInfo, 'order_id' | 'trade_id' | 'order_status'>

/** Orders that a list shows together: those of one unpaid trade, which are paid at once (rule checkout-6), or one alone. */
export function groupsOf<T extends Grouped>(orders: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const order of orders) {
    const last = groups.at(-1)
    if (last?.[0] && isPaidWith(last[0], order)) last.push(order)
    else groups.push([order])
  }
  return groups
}

const isPaidWith = (one: Grouped, other: Grouped) =>
  one.trade_id === other.trade_id && one.order_status === 'NOTPAY' && other.order_status === 'NOTPAY'
