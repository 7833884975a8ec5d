/** Orders for their buyers. */
import { NO_REASON } from '@schemas/aftersales'
import type {
  OrderDetail,
  OrderInfo,
  OrdersAnswer,
  OrdersCountAnswer,
  OrdersQuery,
  TradeInfo,
} from '@schemas/generated/api'
import type { SettingValues } from '@schemas/generated/settings'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { arrivalOfSent, latestArrival } from '../../core/arrival'
import { timeInShanghai, unixTime } from '../../core/shanghai'
import { eventsOf, ownOrder, type OrderRow } from '../order-repo'
import { settingOf } from '../../platform'
import { orderIdsOfTrade, requireOwnTrade, type TradeOwner, type TradeRow } from '../../payments'
import { cancelDataOf } from '../cancellation/cancel-data'
import { orderInfo } from './order-info'
import {
  countOrders,
  hideOrder,
  orderCounts,
  orderPage,
  ordersById,
  orderDetailsOf,
  type OrderFilter,
  type PageStart,
} from './repo'
import { EVENT_TEXTS } from './status-words'

/** Order types by the type of the request; `normal` includes seckills. */
const ORDER_TYPES_SHOWN: Record<OrdersQuery['order_type'], readonly string[]> = {
  normal: ['normal', 'normal_seckill'],
  normal_seckill: ['normal_seckill'],
  normal_pointsmall: ['normal_pointsmall'],
}

/** `orders`: one page of a member's orders, the newest first. */
export async function listOrders(
  db: Database,
  { company_id, user_id }: TradeOwner,
  query: OrdersQuery,
  now: Date,
): Promise<OrdersAnswer> {
  const filter: OrderFilter = {
    company_id,
    user_id,
    order_types: ORDER_TYPES_SHOWN[query.order_type],
    status: query.status,
    is_rate: query.is_rate,
    order_id: query.order_id || undefined,
    keywords: query.keywords?.trim() || undefined,
    from: query.time_start_begin,
    until: query.time_start_end,
  }
  const start: PageStart = query.before
    ? { before: query.before }
    : { offset: (query.page - 1) * query.pageSize }
  const count = await countOrders(db, filter)
  const ids = await orderPage(db, filter, { start, limit: query.pageSize, total: count })
  const list = await infosOf(db, company_id, ids, now)
  return { list, count, total_count: count, ...(await promisesOf(db, company_id)) }
}

/** `order/{id}`. @throws AppError not_found, also for an order of another member */
export async function orderDetail(
  db: Database,
  owner: TradeOwner,
  order_id: string,
  now: Date,
): Promise<OrderDetail> {
  const { company_id } = owner
  const order = await ownOrder(db, owner, order_id)
  if (!order || order.deleted) throw new AppError('not_found', { message: '订单不存在' })
  const [orderRow] = await ordersById(db, company_id, [order_id])
  if (!orderRow) throw new Error(`Expected order ${order_id} with its trade, found none`)
  const surroundings = await orderDetailsOf(db, company_id, [orderRow])
  const events = await eventsOf(db, order, Object.keys(EVENT_TEXTS))
  const [shop] = surroundings.shops
  const info = orderInfo(orderRow, surroundings, now)
  return {
    orderInfo: info,
    ...(!CANCELLING.has(order.cancel_status) && arrivalOf(info, await settingOf(db, company_id, 'trade'))),
    tradeInfo: tradeInfo(await requireOwnTrade(db, owner, order.trade_id)),
    distributor: shop
      ? {
          distributor_id: shop.distributor_id,
          name: shop.name,
          address: shop.province + (shop.city === shop.province ? '' : shop.city) + shop.area + shop.address,
          mobile: shop.mobile,
          logo: shop.logo,
        }
      : {},
    cancelData: (await cancelDataOf(db, order)) ?? {},
    events: events.map(({ kind, created }) => ({
      kind,
      msg: EVENT_TEXTS[kind] ?? '',
      created: unixTime(created),
    })),
  }
}

const CANCELLING: ReadonlySet<OrderRow['cancel_status']> = new Set(['WAIT_PROCESS', 'REFUND_PROCESS'])

/** When an order that is on its way, or will be, has arrived at the latest (rule freight-3). */
function arrivalOf(
  { receipt_type, order_status, pay_time, delivery_time, is_all_delivery }: OrderInfo,
  terms: SettingValues['trade'],
): Pick<OrderDetail, 'arrival'> {
  const isComing = order_status === 'PAYED' || order_status === 'WAIT_BUYER_CONFIRM'
  if (receipt_type === 'ziti' || !isComing || pay_time === 0) return {}
  const arrival = is_all_delivery
    ? arrivalOfSent(new Date(delivery_time * 1000), terms)
    : latestArrival(new Date(pay_time * 1000), terms)
  return { arrival: unixTime(arrival) }
}

/** The orders of a trade, in the form of the list. */
export async function ordersOfTrade(
  db: Database,
  { company_id, trade_id }: Pick<TradeRow, 'company_id' | 'trade_id'>,
  now: Date,
): Promise<OrderInfo[]> {
  return infosOf(db, company_id, await orderIdsOfTrade(db, company_id, trade_id), now)
}

/** The orders of a trade, for the cashier. */
export async function soldInTrade(
  db: Database | Transaction,
  { company_id, trade_id }: Pick<TradeRow, 'company_id' | 'trade_id'>,
): Promise<OrderRow[]> {
  const ids = await orderIdsOfTrade(db, company_id, trade_id)
  return (await ordersById(db, company_id, ids)).map(({ order }) => order)
}

/** `orderscount`: empty for visitors; zeros for services, which the shop does not sell. */
export async function countByStatus(
  db: Database,
  { company_id, user_id }: { company_id: string; user_id: string | undefined },
  order_type: 'normal' | 'service',
  now: Date,
): Promise<OrdersCountAnswer> {
  if (user_id === undefined) return {}
  if (order_type === 'service') return { service_notpay: 0, service_payed: 0 }
  const counts = await orderCounts(db, { company_id, user_id }, now)
  return {
    normal_notpay_notdelivery: counts.unpaid,
    normal_payed_notdelivery: counts.to_ship + counts.to_receive,
    normal_payed_daifahuo: counts.to_ship,
    normal_payed_daishouhuo: counts.to_receive,
    normal_payed_daiziti: counts.to_fetch,
    normal_not_rate: counts.to_rate,
    aftersales: counts.aftersales,
    aftersales_pending: counts.aftersales_pending,
    aftersales_processing: counts.aftersales_processing,
    ...(await promisesOf(db, company_id)),
  }
}

/** @throws AppError not_found; order_state for an order that is not finished */
export async function deleteOrder(
  db: Database,
  owner: TradeOwner,
  order_id: string,
  now: Date,
): Promise<{ status: true }> {
  const order = await ownOrder(db, owner, order_id)
  if (!order || order.deleted) throw new AppError('not_found', { message: '订单不存在' })
  if (!(await hideOrder(db, { ...owner, order_id }, now)))
    throw new AppError('order_state', { message: '只能删除已完成或已取消的订单' })
  return { status: true }
}

async function infosOf(db: Database, company_id: string, ids: string[], now: Date): Promise<OrderInfo[]> {
  const shown = await ordersById(db, company_id, ids)
  const surroundings = await orderDetailsOf(db, company_id, shown)
  return shown.map((one) => orderInfo(one, surroundings, now))
}

/** What the company lets buyers do with what they received (rules orders-6 and orders-9). */
async function promisesOf(db: Database, company_id: string) {
  const { rate_status, reasons } = await settingOf(db, company_id, 'after_sale')
  return { rate_status, no_reason: reasons.split('\n').includes(NO_REASON) }
}

const tradeInfo = (trade: TradeRow): TradeInfo => ({
  tradeId: trade.trade_id,
  tradeState: trade.state,
  payType: trade.pay_type,
  payFee: trade.total_fee,
  payDate: trade.paid ? timeInShanghai(trade.paid) : '',
  timeStart: unixTime(trade.created),
  timeExpire: unixTime(trade.expires),
})
