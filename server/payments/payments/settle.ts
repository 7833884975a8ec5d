import type { Transaction } from '../../db/client'
import { fault } from '../../core/fault-points'
import { lockTrade, markTradePaid, type TradeRow, POINT_PAY } from '../trades/repo'
import { tradeHandler } from '../trades/handlers'
import {
  changePayment,
  isTransactionTaken,
  lockPayment,
  paymentOf,
  type PaymentRow,
  insertPayment,
} from './repo'
import { CURRENCY, RefusedNotice, type PaymentReport } from '../providers/provider'
import { insertRefund } from '../refunds/repo'
import { cancelVoucher } from '../trades/voucher-repo'

/** late: the trade was cancelled, paid or changed meanwhile, and the money is refunded automatically (rule orders-4). */
export type Settlement = 'paid' | 'repeated' | 'late'

type PaidReport = Extract<PaymentReport, { state: 'SUCCESS' }>

/**
 * Records that a payment was made, as reported by its provider. However often and in whatever way it is reported, and
 * whatever happens at the same time, it counts once (rules orders-4 and payments-1).
 * @throws RefusedNotice for an unknown payment, another sum or currency, or a transaction that belongs to another
 * payment; nothing is changed then
 */
export async function settle(
  tx: Transaction,
  company_id: string,
  payment_id: string,
  { transaction_id, pay_fee, currency }: PaidReport,
  now: Date,
): Promise<Settlement> {
  const known = await paymentOf(tx, company_id, payment_id)
  if (!known) throw new RefusedNotice('unknown', payment_id)
  if (currency !== CURRENCY) throw new RefusedNotice('currency', payment_id)
  if (pay_fee !== known.pay_fee) throw new RefusedNotice('amount', payment_id)
  const trade = await lockTrade(tx, company_id, known.trade_id)
  const payment = await lockPayment(tx, company_id, payment_id)
  if (!trade || !payment) throw new Error(`Expected trade and payment of ${payment_id}`)
  if (payment.state === 'SUCCESS') {
    if (payment.transaction_id !== transaction_id) throw new RefusedNotice('transaction', payment_id)
    return 'repeated'
  }
  if (await isTransactionTaken(tx, payment, transaction_id))
    throw new RefusedNotice('transaction', payment_id)
  const change = { state: 'SUCCESS', transaction_id, paid: now, query_at: null } as const
  await changePayment(tx, company_id, payment_id, change, now)
  fault('pay:settled')
  return applyPayment(tx, trade, payment, now)
}

/** Marks the trade as paid, or refunds the payment if that is not possible any more. */
async function applyPayment(
  tx: Transaction,
  trade: TradeRow,
  payment: PaymentRow,
  now: Date,
): Promise<'paid' | 'late'> {
  const paid = await markTradePaid(tx, trade, payment, now)
  if (paid) {
    await cancelVoucher(tx, paid.company_id, paid.trade_id, now)
    await tradeHandler(trade).paid(tx, paid, now)
    return 'paid'
  }
  const { company_id, trade_id, payment_id, pay_fee } = payment
  const amount = { refund_fee: pay_fee, refund_point: 0 }
  await insertRefund(
    tx,
    { company_id, order_id: null, trade_id, payment_id, ...amount, cause: `late:${payment_id}` },
    now,
  )
  await tradeHandler(trade).late(tx, trade, payment_id, now)
  return 'late'
}

/** Pays a trade that costs nothing, because points or coupons pay it. */
export async function payFreeTrade(tx: Transaction, trade: TradeRow, now: Date): Promise<void> {
  await payByHand(tx, trade, { pay_type: POINT_PAY, transaction_id: `${POINT_PAY}:${trade.trade_id}` }, now)
}

/**
 * Records a payment without a provider. The caller has locked the trade and checked that it is open.
 * @throws Error if the trade is paid, cancelled or changed
 */
export async function payByHand(
  tx: Transaction,
  { company_id, trade_id, total_fee }: TradeRow,
  { pay_type, transaction_id }: { pay_type: string; transaction_id: string },
  now: Date,
): Promise<void> {
  const fresh = { company_id, trade_id, pay_type, pay_fee: total_fee, created: now }
  const { payment_id } = await insertPayment(tx, fresh)
  await changePayment(tx, company_id, payment_id, { state: 'SUCCESS', transaction_id, paid: now }, now)
  const paid = await markTradePaid(
    tx,
    { company_id, trade_id },
    { payment_id, pay_type, pay_fee: total_fee },
    now,
  )
  if (!paid) throw new Error(`Expected trade ${trade_id} to be open, found it paid, cancelled or changed`)
  // an approved voucher stays approved
  await cancelVoucher(tx, company_id, trade_id, now)
  await tradeHandler(paid).paid(tx, paid, now)
}
