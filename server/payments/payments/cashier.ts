import type {
  CashierOrder,
  TradeDetail,
  TradePaymentListAnswer,
  TradePaymentListQuery,
  TradePaymentTradeListAnswer,
} from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { latestArrival } from '../../core/arrival'
import { unixTime } from '../../core/shanghai'
import { settingOf } from '../../platform'
import { ordersOf, productOf, soldOrdersOf, allowsTransfer } from '../trades/handlers'
import { isPaying, paymentOf } from './repo'
import { OFFLINE_PAY } from '../trades/repo'
import type { PaymentProviders } from '../providers/providers'
import { bankAccounts } from '../trades/voucher-repo'
import { requireOwnTrade, type TradeOwner } from '../trades/own-trade'
import type { TradeRow } from '../trades/repo'

/** `trade/detail`, by the trade's number or an order's. @throws AppError not_found, invalid without a number */
export async function tradeDetail(
  db: Database,
  owner: TradeOwner,
  id: string | undefined,
  now: Date,
): Promise<TradeDetail> {
  if (id === undefined)
    throw new AppError('invalid', { message: '缺少 trade_id', errors: { trade_id: ['必填'] } })
  return tradeDetailOf(db, await requireOwnTrade(db, owner, id), now)
}

export async function tradeDetailOf(db: Database, trade: TradeRow, now: Date): Promise<TradeDetail> {
  const orders = await ordersOf(db, trade, now)
  const product = await productOf(db, trade)
  const terms = await settingOf(db, trade.company_id, 'trade')
  const payment = trade.payment_id ? await paymentOf(db, trade.company_id, trade.payment_id) : undefined
  return {
    trade_id: trade.trade_id,
    order_id: orders[0]?.order_id ?? trade.trade_id,
    orders: orders.map(({ order_id, distributor_id, total_fee }) => ({
      order_id,
      distributor_id,
      total_fee,
    })),
    order_type: trade.order_type,
    total_fee: trade.total_fee,
    pay_fee: payment?.pay_fee ?? trade.total_fee,
    discount_fee: orders.reduce((sum, { discount_fee }) => sum + discount_fee, 0),
    pay_type: trade.pay_type,
    trade_state: trade.state,
    transaction_id: payment?.transaction_id ?? '',
    time_start: unixTime(trade.created),
    time_expire: unixTime(trade.expires),
    expire_seconds: trade.state === 'NOTPAY' ? secondsUntil(trade.expires, now) : 0,
    paying: trade.state === 'NOTPAY' && (await isPaying(db, trade.company_id, trade.trade_id)),
    pay_time: unixTime(trade.paid),
    cur_fee_symbol: '¥',
    ...(orders.length > 0 && { arrival: unixTime(latestArrival(trade.paid ?? now, terms)) }),
    ...(product && { product }),
  }
}

/** `order_new/{id}`: the trade in the cashier's form, by its number or an order's. */
export async function cashierOrder(
  db: Database | Transaction,
  owner: TradeOwner,
  id: string,
): Promise<CashierOrder> {
  const trade = await requireOwnTrade(db, owner, id)
  const { trade_id } = trade
  const orders = await soldOrdersOf(db, trade)
  const ids = orders.map(({ order_id }) => order_id)
  const titles = orders.map(({ title }) => title)
  return {
    order_id: ids.includes(id) ? id : (ids[0] ?? trade_id),
    trade_id,
    user_id: trade.user_id,
    order_type: trade.order_type,
    pay_type: trade.pay_type,
    point: orders.reduce((sum, { point_use }) => sum + point_use, 0),
    title: titles.length > 1 ? `${titles[0]}等${titles.length}个订单` : (titles[0] ?? '会员权益'),
    total_fee: trade.total_fee,
    create_time: unixTime(trade.created),
    payDate: unixTime(trade.expires),
    tradeId: trade_id,
    payStatus: trade.state === 'SUCCESS' || trade.state === 'REFUND' ? 'success' : 'fail',
    tradeState: trade.state,
  }
}

const secondsUntil = (end: Date, now: Date) => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** `trade/payment/list`: the ways to pay on a platform. */
export async function paymentMethods(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  { platform, order_type }: TradePaymentListQuery,
): Promise<TradePaymentListAnswer> {
  const methods = providers
    .of(company_id)
    .flatMap((provider) => provider.methods)
    .filter(({ platforms }) => platforms.includes(platform))
    .map(({ pay_type, pay_type_name }) => ({ pay_type_code: pay_type, pay_type_name }))
  const slow = order_type === undefined || allowsTransfer({ order_type })
  const transfer = slow && (await bankAccounts(db, company_id)).length > 0
  return transfer ? [...methods, { pay_type_code: OFFLINE_PAY, pay_type_name: TRANSFER_NAME }] : methods
}

export const TRANSFER_NAME = '银行转账'

/** `trade.payment.tradeList`: the orders that one payment pays; `id` is the payment's number or the trade's. */
export async function tradesOfPayment(
  db: Database,
  owner: TradeOwner,
  id: string,
  now: Date,
): Promise<TradePaymentTradeListAnswer> {
  const list = await ordersOf(db, await requireTradeOfPayment(db, owner, id), now)
  return { list, count: list.length, total_count: list.length }
}

/** @throws AppError not_found */
export async function requireTradeOfPayment(db: Database, owner: TradeOwner, id: string): Promise<TradeRow> {
  const payment = await paymentOf(db, owner.company_id, id)
  return requireOwnTrade(db, owner, payment?.trade_id ?? id)
}
