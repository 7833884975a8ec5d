import { allowsTransfer } from '../trades/handlers'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { lockTrade, type TradeRow, OFFLINE_PAY, changeTrade } from '../trades/repo'
import { changePayment, closeReadyPayments, insertPayment, paymentsOfTrade, type PaymentRow } from './repo'
import type { PaymentProvider } from '../providers/provider'
import { nextQuery } from './query-payments'
import { CHECK, voucherOf, bankAccounts } from '../trades/voucher-repo'

export interface Payer {
  company_id: string
  trade_id: string
  user_id: string
  client_ip: string
  return_url: string
  open_id: string
  title: string
}

/**
 * Starts a payment of a trade. A repeated request returns the same payment.
 * @returns the payment with what the browser needs
 * @throws AppError not_found; order_state for a trade that is paid, cancelled or expired; provider_failed
 */
export async function startPayment(
  db: Database,
  provider: PaymentProvider,
  pay_type: string,
  payer: Payer,
  now: Date,
): Promise<PaymentRow> {
  const { company_id, trade_id } = payer
  const { payment, trade } = await inTransaction(db, async (tx) => {
    const locked = await lockTrade(tx, company_id, trade_id)
    const open = await requirePayable(tx, locked, payer.user_id, now)
    const earlier = await paymentsOfTrade(tx, company_id, trade_id)
    const same = earlier.find(
      (one) => one.state === 'READY' && one.pay_type === pay_type && one.pay_fee === open.total_fee,
    )
    if (same) return { payment: same, trade: open }
    // an operator has changed the sum
    if (earlier.some(({ pay_fee }) => pay_fee !== open.total_fee))
      await closeReadyPayments(tx, company_id, trade_id, now)
    const query_at = nextQuery({ created: now, expires: open.expires }, now)
    const fresh = { company_id, trade_id, pay_type, pay_fee: open.total_fee, query_at, created: now }
    return { payment: await insertPayment(tx, fresh), trade: open }
  })
  if (Object.keys(payment.params).length > 0) return payment
  const params = await provider.prepare({ ...payer, ...payment, expires: trade.expires })
  await changePayment(db, company_id, payment.payment_id, { params }, now)
  return { ...payment, params }
}

/** @throws AppError not_found for a trade of another member; order_state for one that can no longer be paid */
export async function requirePayable(
  tx: Transaction,
  trade: TradeRow | undefined,
  user_id: string,
  now: Date,
): Promise<TradeRow> {
  if (trade?.user_id !== user_id) throw new AppError('not_found', { message: '订单不存在' })
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND')
    throw new AppError('order_state', { message: '订单已支付' })
  if (trade.state === 'CLOSED' || (trade.expires <= now && !(await isUnderReview(tx, trade))))
    throw new AppError('order_state', { message: '订单已取消' })
  return trade
}

/** Whether its voucher waits for a decision; the trade does not expire meanwhile. */
async function isUnderReview(tx: Transaction, { company_id, trade_id }: TradeRow): Promise<boolean> {
  return (await voucherOf(tx, company_id, trade_id))?.check_status === CHECK.pending
}

/**
 * Chooses payment by transfer. The trade's expiry is not changed by that; only a voucher extends it.
 * @throws AppError pay_type_unavailable without an account, and for trades that must be paid faster
 */
export async function chooseTransfer(
  tx: Transaction,
  company_id: string,
  trade: TradeRow,
  now: Date,
): Promise<void> {
  const accounts = await bankAccounts(tx, company_id)
  if (accounts.length === 0 || !allowsTransfer(trade)) throw new AppError('pay_type_unavailable')
  if (trade.pay_type === OFFLINE_PAY) return
  await changeTrade(tx, company_id, trade.trade_id, { pay_type: OFFLINE_PAY }, now)
}
