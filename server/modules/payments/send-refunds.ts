import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { DueWork } from './due'
import { fault } from '../../fault'
import { refundHandler, type RefundRow } from './handlers'
import type { PaymentProviders } from './providers'
import type { RefundReport } from './provider'
import { finishRefund, lockOpenRefund, takeDueRefunds, type RefundToPay } from './refund-job-repo'

const MINUTE_MS = 60_000
/** Between two tries at most. */
const PATIENCE_MIN = 60

/** 1, 2, 4 … minutes after a try that told nothing. */
export const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** tries, PATIENCE_MIN) * MINUTE_MS)

/**
 * Sends refunds whose time has come, by the way the money came. A provider pays the same refund out once however often
 * it is sent, so a server that dies in between only sends it again.
 * @returns how many were sent
 */
export async function sendDueRefunds(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  { now, limit, failed, signal }: DueWork,
): Promise<number> {
  const due = await inTransaction(db, (tx) =>
    takeDueRefunds(tx, company_id, now, { limit, nextAt: (tries) => nextTry(tries, now) }),
  )
  for (const refund of due) {
    // the rest is sent by whoever comes when its next time does
    if (signal?.aborted) break
    try {
      const report = await send(providers, refund)
      fault('refund:sent')
      if (report.state !== 'PROCESSING') await concludeRefund(db, company_id, refund.refund_id, report, now)
    } catch (error) {
      failed(error, refund.refund_id)
    }
  }
  return due.length
}

type Conclusion = Exclude<RefundReport, { state: 'PROCESSING' }>

/** concludeRefundIn, in a transaction of its own. */
export const concludeRefund = (
  db: Database,
  company_id: string,
  refund_id: string,
  report: Conclusion,
  now: Date,
): Promise<boolean> => inTransaction(db, (tx) => concludeRefundIn(tx, company_id, refund_id, report, now))

/**
 * A refund is over, and who serves its cause hears of it, in one transaction; once, whoever says it.
 * @returns whether it was open until now
 */
export async function concludeRefundIn(
  tx: Transaction,
  company_id: string,
  refund_id: string,
  report: Conclusion,
  now: Date,
): Promise<boolean> {
  const open = await lockOpenRefund(tx, company_id, refund_id)
  if (!open) return false
  const failure = report.state === 'FAILS' ? report.failure : ''
  const row: RefundRow = await finishRefund(tx, open, { state: report.state, failure }, now)
  const handler = refundHandler(row)
  await (report.state === 'SUCCESS' ? handler?.done(tx, row, now) : handler?.failed(tx, row, now))
  return true
}

async function send(providers: PaymentProviders, refund: RefundToPay): Promise<RefundReport> {
  const { company_id, pay_type, refund_fee } = refund
  // points only, or an order that cost nothing
  if (refund_fee === 0) return { state: 'SUCCESS' }
  return providers.forPayType(company_id, pay_type).refund({ ...refund, reason: '订单退款' })
}
