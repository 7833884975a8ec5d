import { isRefusedCall } from '../../core/circuit-breakers'
import { inTransaction } from '../../db/transaction'
import { type DueJob, workOnDue } from '../trades/due'
import { paymentOf } from '../payments/repo'
import { RefusedNotice } from '../providers/provider'
import { queryPayment } from '../payments/query-payments'
import type { Settlement } from '../payments/settle'
import { changeDifference, claimLostPayment, type DifferenceRow } from './difference-repo'

const AGAIN_MS = 15 * 60_000

const REMARKS: Record<Settlement, string> = {
  paid: '已按支付渠道的结果入账',
  late: '订单已关闭或已付款，款项自动退回',
  repeated: '已入账',
}

/**
 * Queries the provider about payments that are on its bill but unpaid here, and settles them by its signed answer, like a
 * late notice. The bill itself is not signed, so it never settles a payment.
 * @returns how many were queried
 */
export const settleLostPayments: DueJob = (db, providers, company_id, work) => {
  const { now, failed } = work
  const settleOne = async (lost: DifferenceRow) => {
    const { number, difference_id } = lost
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
  const until = new Date(now.getTime() + AGAIN_MS)
  const take = () => inTransaction(db, (tx) => claimLostPayment(tx, company_id, { now, until }))
  return workOnDue(work, take, settleOne)
}

const REFUSALS: Record<string, string> = {
  amount: '金额不符',
  currency: '币种不符',
  transaction: '渠道交易号已用于其他付款',
}
