import type { Transaction } from '../../db/client'
import { fault } from '../../core/fault-points'
import { lockTrade, markTradePaid } from '../trades/repo'
import { tradeHandler, type TradeRow } from './handlers'
import { changePayment, isTransactionTaken, lockPayment, paymentOf, type PaymentRow } from './payment-repo'
import { RefusedNotice, type PaymentReport } from './provider'
import { insertRefund } from './refund-repo'
import { cancelVoucher } from './voucher-repo'

/** Ours; every amount is in its hundredths. */
export const CURRENCY = 'CNY'

/** late: the trade was cancelled, paid or changed meanwhile, and the money goes back by itself (rule orders-4). */
export type Settlement = 'paid' | 'repeated' | 'late'

export type PaidReport = Extract<PaymentReport, { state: 'SUCCESS' }>

/**
 * Makes true what a provider says: this payment was made. However often and by whatever way it is said, and whatever
 * else happens at the same time, it counts once (rules orders-4 and payments-1).
 * @throws RefusedNotice for a payment that we do not know, another sum or currency, or a transaction that paid
 * something else; nothing is changed then
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
  return count(tx, trade, payment, now)
}

/** The trade is paid, or the money goes back. */
async function count(
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
