import { MINUTE_MS } from '@schemas/time-units'
import { isRefusedCall } from '../../core/circuit-breakers'
import { inTransaction } from '../../db/transaction'
import { fault } from '../../core/fault-points'
import type { Job } from '../../platform'
import { type DueJob, workOnDue } from '../trades/due'
import { postponeRefund, claimDueRefund, type RefundToPay } from './repo'
import { concludeRefund } from './service'
import type { PaymentProviders } from '../providers/providers'
import type { RefundReport } from '../providers/provider'

/** Most minutes between two tries. */
const PATIENCE_MIN = 60

/** 1, 2, 4 … minutes after a try without result. */
const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** tries, PATIENCE_MIN) * MINUTE_MS)

/**
 * Sends due refunds through the original way of payment, each claimed just before it is sent. Providers execute the same
 * refund only once, so it is safe to send it again after a server died. Refunds of an unavailable provider wait until it
 * is available.
 * @returns how many were sent
 */
export const sendDueRefunds: DueJob = (db, providers, company_id, work) => {
  const { now, failed } = work
  const sendRefund = async (refund: RefundToPay) => {
    try {
      const report = await send(providers, refund)
      fault('refund:sent')
      if (report.state !== 'PROCESSING') await concludeRefund(db, company_id, refund.refund_id, report, now)
    } catch (error) {
      if (isRefusedCall(error)) await postponeRefund(db, refund, new Date(now.getTime() + MINUTE_MS))
      else failed(error, refund.refund_id)
    }
  }
  const nextAt = (tries: number) => nextTry(tries, now)
  const take = () => {
    const except = providers.unavailablePayTypes(company_id)
    return inTransaction(db, (tx) => claimDueRefund(tx, company_id, now, { except, nextAt }))
  }
  return workOnDue(work, take, sendRefund)
}

async function send(providers: PaymentProviders, refund: RefundToPay): Promise<RefundReport> {
  const { company_id, pay_type, refund_fee } = refund
  // only points are refunded
  if (refund_fee === 0) return { state: 'SUCCESS' }
  const provider = providers.forPayType(company_id, pay_type)
  return providers.breakerOf(provider).run(() => provider.refund({ ...refund, reason: '订单退款' }))
}

/** Sends due refunds, repeatedly until they are paid out or refused. */
const sendRefunds: Job = {
  name: 'send-refunds',
  every: 10,
  run: ({ db, providers, company_id, now, failed, signal }) =>
    sendDueRefunds(db, providers, company_id, { now, limit: 20, failed, signal }),
}

export default sendRefunds
