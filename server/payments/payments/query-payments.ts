import { MINUTE_MS } from '@schemas/time-units'
import { isRefusedCall } from '../../core/circuit-breakers'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { forEachCall } from '../../platform'
import type { DueWork } from './due'
import { askAgainAt, takeDuePayment, type PaymentRow, type PaymentToAsk } from './payment-repo'
import type { PaymentProviders } from './providers'
import { nextQuery, nextUnanswered } from './query-times'
import { settle, type Settlement } from './settle'

/**
 * Asks the provider how a payment stands, and believes it as it believes a notice.
 * @returns what came of it; `undefined` where it is not paid
 * @throws AppError provider_failed; RefusedNotice where the provider names another sum
 */
export async function queryPayment(
  db: Database,
  providers: PaymentProviders,
  payment: PaymentRow,
  now: Date,
): Promise<Settlement | undefined> {
  const { company_id, payment_id, pay_type } = payment
  const report = await providers.forPayType(company_id, pay_type).query(payment)
  if (report.state !== 'SUCCESS') return undefined
  return inTransaction(db, (tx) => settle(tx, company_id, payment_id, report, now))
}

/**
 * Queries the providers about due payments (rule payments-2). Each payment is claimed just before its query, so two
 * servers do not query it at once; if a server dies in between, the payment is queried at its next due time. Payments of
 * an unavailable provider wait until it is available.
 * @returns how many were asked about
 */
export async function queryDuePayments(
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
    const nextAt = (payment: PaymentToAsk) => nextUnanswered(payment, now)
    const payment = await inTransaction(db, (tx) => takeDuePayment(tx, company_id, now, { but, nextAt }))
    over ||= payment === undefined
    if (payment) await ask(db, providers, payment, { now, failed })
    return payment !== undefined
  })
}

async function ask(
  db: Database,
  providers: PaymentProviders,
  payment: PaymentToAsk,
  { now, failed }: Pick<DueWork, 'now' | 'failed'>,
): Promise<void> {
  try {
    const provider = providers.forPayType(payment.company_id, payment.pay_type)
    const settled = await providers.breakerOf(provider).run(() => queryPayment(db, providers, payment, now))
    if (!settled) await askAgainAt(db, payment, nextQuery(payment, now))
  } catch (error) {
    if (isRefusedCall(error)) await askAgainAt(db, payment, new Date(now.getTime() + MINUTE_MS))
    else failed(error, payment.payment_id)
  }
}
