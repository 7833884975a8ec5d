import { MINUTE_MS } from '@schemas/time-units'
import { isRefusedCall } from '../../core/circuit-breakers'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { fault } from '../../core/fault-points'
import { forEachCall } from '../../platform'
import type { DueWork } from './due'
import { refundHandler } from './handlers'
import type { RefundRow } from './refund-repo'
import type { PaymentProviders } from './providers'
import type { RefundReport } from './provider'
import {
  finishRefund,
  lockOpenRefund,
  putRefundOff,
  takeDueRefund,
  type RefundToPay,
} from './refund-job-repo'

/** Between two tries at most. */
const PATIENCE_MIN = 60

/** 1, 2, 4 … minutes after a try that told nothing. */
const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** tries, PATIENCE_MIN) * MINUTE_MS)

/**
 * Sends due refunds through the original way of payment, each claimed just before it is sent. Providers execute the same
 * refund only once, so it is safe to send it again after a server died. Refunds of an unavailable provider wait until it
 * is available.
 * @returns how many were sent
 */
export async function sendDueRefunds(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  { now, limit, failed, signal }: DueWork,
): Promise<number> {
  const places = Array.from({ length: limit }, (_, place) => String(place))
  let over = false
  return forEachCall(places, { failed, signal }, async () => {
    if (over) return false
    const but = providers.silentPayTypes(company_id)
    const refund = await inTransaction(db, (tx) =>
      takeDueRefund(tx, company_id, now, { but, nextAt: (tries) => nextTry(tries, now) }),
    )
    over ||= refund === undefined
    if (refund) await sendRefund(db, providers, refund, { now, failed })
    return refund !== undefined
  })
}

async function sendRefund(
  db: Database,
  providers: PaymentProviders,
  refund: RefundToPay,
  { now, failed }: Pick<DueWork, 'now' | 'failed'>,
): Promise<void> {
  try {
    const report = await send(providers, refund)
    fault('refund:sent')
    if (report.state !== 'PROCESSING')
      await concludeRefund(db, refund.company_id, refund.refund_id, report, now)
  } catch (error) {
    if (isRefusedCall(error)) await putRefundOff(db, refund, new Date(now.getTime() + MINUTE_MS))
    else failed(error, refund.refund_id)
  }
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
  const provider = providers.forPayType(company_id, pay_type)
  return providers.breakerOf(provider).run(() => provider.refund({ ...refund, reason: '订单退款' }))
}
