import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { lockTrade } from '../trades/repo'
import type { TradeRow } from './handlers'
import {
  changePayment,
  closeReadyPayments,
  insertPayment,
  paymentsOfTrade,
  type PaymentRow,
} from './payment-repo'
import type { PaymentProvider } from './provider'
import { nextQuery } from './query-times'
import { CHECK, voucherOf } from './voucher-repo'

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
 * Begins to pay a trade, or goes on with what was begun: who asks twice gets the same payment.
 * @returns the payment with what the browser needs
 * @throws AppError not_found; order_state for a trade that is paid, cancelled or over; provider_failed
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
    const open = await expectPayable(tx, locked, payer.user_id, now)
    const earlier = await paymentsOfTrade(tx, company_id, trade_id)
    const same = earlier.find(
      (one) => one.state === 'READY' && one.pay_type === pay_type && one.pay_fee === open.total_fee,
    )
    if (same) return { payment: same, trade: open }
    // another sum than before, where an operator changed it
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

/** @throws AppError not_found for another's trade; order_state for one that cannot be paid any more */
export async function expectPayable(
  tx: Transaction,
  trade: TradeRow | undefined,
  user_id: string,
  now: Date,
): Promise<TradeRow> {
  if (trade?.user_id !== user_id) throw new AppError('not_found', { message: '订单不存在' })
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND')
    throw new AppError('order_state', { message: '订单已支付' })
  if (trade.state === 'CLOSED' || (trade.expires <= now && !(await isJudged(tx, trade))))
    throw new AppError('order_state', { message: '订单已取消' })
  return trade
}

/** A transfer whose voucher is being judged stops the clock. */
async function isJudged(tx: Transaction, { company_id, trade_id }: TradeRow): Promise<boolean> {
  return (await voucherOf(tx, company_id, trade_id))?.check_status === CHECK.pending
}
