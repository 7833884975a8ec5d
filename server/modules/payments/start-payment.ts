import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
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
import { FIGURES } from '../../limits'

/** commerce-rules 11: a notice is not guaranteed, so the provider is asked so long after, and when time is over. */
const ASKED_AFTER_MIN = [
  FIGURES.payment_query_first_minutes,
  FIGURES.payment_query_second_minutes,
  FIGURES.payment_query_third_minutes,
]
const MINUTE_MS = 60_000

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
    const open = expectPayable(locked, payer.user_id, now)
    const earlier = await paymentsOfTrade(tx, company_id, trade_id)
    const same = earlier.find(
      (one) => one.state === 'READY' && one.pay_type === pay_type && one.pay_fee === open.total_fee,
    )
    if (same) return { payment: same, trade: open }
    // another sum than before, where an operator changed it
    if (earlier.some(({ pay_fee }) => pay_fee !== open.total_fee))
      await closeReadyPayments(tx, company_id, trade_id, now)
    const query_at = nextQuery(now, 0, open.expires)
    const fresh = { company_id, trade_id, pay_type, pay_fee: open.total_fee, query_at, created: now }
    return { payment: await insertPayment(tx, fresh), trade: open }
  })
  if (Object.keys(payment.params).length > 0) return payment
  const params = await provider.prepare({ ...payer, ...payment, expires: trade.expires })
  await changePayment(db, company_id, payment.payment_id, { params }, now)
  return { ...payment, params }
}

/** @throws AppError not_found for another's trade; order_state for one that cannot be paid any more */
export function expectPayable(trade: TradeRow | undefined, user_id: string, now: Date): TradeRow {
  if (trade?.user_id !== user_id) throw new AppError('not_found', { message: '订单不存在' })
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND')
    throw new AppError('order_state', { message: '订单已支付' })
  if (trade.state === 'CLOSED' || trade.expires <= now)
    throw new AppError('order_state', { message: '订单已取消' })
  return trade
}

/**
 * When the provider is asked next: 1, 5 and 15 minutes after it began, and when the time to pay is over.
 * @param asked how often it was asked already
 */
export function nextQuery(created: Date, asked: number, expires: Date): Date | null {
  const minutes = ASKED_AFTER_MIN[asked]
  if (minutes !== undefined) return new Date(created.getTime() + minutes * MINUTE_MS)
  return asked === ASKED_AFTER_MIN.length ? new Date(expires.getTime() + MINUTE_MS) : null
}
