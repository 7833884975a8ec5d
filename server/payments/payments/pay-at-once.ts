import type { Transaction } from '../../db/client'
import { markTradePaid } from '../trades/repo'
import { tradeHandler, type TradeRow } from './handlers'
import { POINT_PAY } from './methods'
import { changePayment, insertPayment } from './payment-repo'
import { cancelVoucher } from './voucher-repo'

/** A trade that costs nothing is paid with its order: points or coupons paid it all. */
export async function payAtOnce(tx: Transaction, trade: TradeRow, now: Date): Promise<void> {
  await payByHand(tx, trade, { pay_type: POINT_PAY, transaction_id: `${POINT_PAY}:${trade.trade_id}` }, now)
}

/**
 * A trade is paid without a provider that says so.
 * @throws Error where it is paid or cancelled already: whoever calls has locked it and seen that it is not
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
  // an approved one stays
  await cancelVoucher(tx, company_id, trade_id, now)
  await tradeHandler(paid).paid(tx, paid, now)
}
