import { isRefusedCall } from '../../core/circuit-breakers'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { forEachCall } from '../../platform'
import type { DueWork } from '../payments/due'
import { paymentOf } from '../payments/payment-repo'
import { RefusedNotice } from '../payments/provider'
import type { PaymentProviders } from '../payments/providers'
import { queryPayment } from '../payments/query-payments'
import type { Settlement } from '../payments/settle'
import { changeDifference, takeLost, type DifferenceRow } from './difference-repo'

const AGAIN_MS = 15 * 60_000

const REMARKS: Record<Settlement, string> = {
  paid: '已按支付渠道的结果入账',
  late: '订单已关闭或已付款，款项自动退回',
  repeated: '已入账',
}

/**
 * Asks the provider about payments that are on its bill and unpaid here, and settles them by its signed answer, like a
 * late notice. The bill itself is not signed, so nothing is paid because of it alone.
 * @returns how many were asked about
 */
export async function settleLost(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  { now, limit, failed, signal }: DueWork,
): Promise<number> {
  const places = Array.from({ length: limit }, (_, place) => String(place))
  const until = new Date(now.getTime() + AGAIN_MS)
  let over = false
  return forEachCall(places, { failed, signal }, async () => {
    if (over) return false
    const lost = await inTransaction(db, (tx) => takeLost(tx, company_id, { now, until }))
    over ||= lost === undefined
    if (lost) await settleOne(db, providers, lost, { now, failed })
    return lost !== undefined
  })
}

async function settleOne(
  db: Database,
  providers: PaymentProviders,
  lost: DifferenceRow,
  { now, failed }: Pick<DueWork, 'now' | 'failed'>,
): Promise<void> {
  const { company_id, number, difference_id } = lost
  try {
    const payment = await paymentOf(db, company_id, number)
    if (!payment) throw new Error(`Expected payment ${number} of a difference, found none`)
    const provider = providers.forPayType(company_id, payment.pay_type)
    const settled = await providers.breakerOf(provider).run(() => queryPayment(db, providers, payment, now))
    const change = settled
      ? { state: 'SETTLED' as const, remark: REMARKS[settled], settled: now }
      : { remark: '支付渠道查询为未支付' }
    await changeDifference(db, lost, { ask_at: null, ...change }, now)
  } catch (error) {
    if (error instanceof RefusedNotice)
      await changeDifference(
        db,
        lost,
        { ask_at: null, remark: `未入账：${REFUSALS[error.refusal] ?? error.refusal}` },
        now,
      )
    else if (!isRefusedCall(error)) failed(error, difference_id)
  }
}

const REFUSALS: Record<string, string> = {
  amount: '金额不符',
  currency: '币种不符',
  transaction: '渠道交易号已用于其他付款',
}
