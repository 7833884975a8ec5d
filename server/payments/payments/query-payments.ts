import { MINUTE_MS } from '@schemas/time-units'
import { isRefusedCall } from '../../core/circuit-breakers'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { type DueJob, workOnDue } from '../trades/due'
import { scheduleQuery, claimDuePayment, type PaymentRow, type PaymentToQuery } from './repo'
import type { PaymentProviders } from '../providers/providers'
import { settle, type Settlement } from './settle'
import { FIGURES } from '../../config/limits'

/**
 * Queries the provider about a payment and settles it by the answer, like a notice.
 * @returns the settlement; `undefined` if it is not paid
 * @throws AppError provider_failed; RefusedNotice if the provider names another sum
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
 * @returns how many were queried
 */
export const queryDuePayments: DueJob = (db, providers, company_id, work) => {
  const { now, failed } = work
  const queryOne = async (payment: PaymentToQuery) => {
    try {
      const provider = providers.forPayType(company_id, payment.pay_type)
      const settled = await providers.breakerOf(provider).run(() => queryPayment(db, providers, payment, now))
      if (!settled) await scheduleQuery(db, payment, nextQuery(payment, now))
    } catch (error) {
      if (isRefusedCall(error)) await scheduleQuery(db, payment, new Date(now.getTime() + MINUTE_MS))
      else failed(error, payment.payment_id)
    }
  }
  const nextAt = (payment: PaymentToQuery) => nextUnanswered(payment, now)
  const take = () => {
    const except = providers.unavailablePayTypes(company_id)
    return inTransaction(db, (tx) => claimDuePayment(tx, company_id, now, { except, nextAt }))
  }
  return workOnDue(work, take, queryOne)
}

/** Rule payments-2: notifications are not guaranteed, so the provider is queried this long after the payment began. */
const FIRST_MIN = [
  FIGURES.payment_query_first_minutes,
  FIGURES.payment_query_second_minutes,
  FIGURES.payment_query_third_minutes,
]
const EVERY_MIN = FIGURES.payment_query_every_minutes
/** Interval after the trade's expiry while no query is answered. */
const UNANSWERED_MS = FIGURES.payment_query_days * 24 * 60 * MINUTE_MS

/** When a payment began, and when its trade expires. */
interface PaymentPeriod {
  created: Date
  expires: Date
}

/**
 * Time of the next query after `now`: 1, 5 and 15 minutes after the payment began, then every 15 minutes until the trade
 * expires, and a minute after that.
 * @returns `null` after the last query
 */
export function nextQuery({ created, expires }: PaymentPeriod, now: Date): Date | null {
  const since = (now.getTime() - created.getTime()) / MINUTE_MS
  const last = FIRST_MIN.at(-1) ?? 0
  const minutes =
    FIRST_MIN.find((one) => one > since) ?? last + EVERY_MIN * (Math.floor((since - last) / EVERY_MIN) + 1)
  const next = new Date(created.getTime() + minutes * MINUTE_MS)
  if (next < expires) return next
  const end = new Date(expires.getTime() + MINUTE_MS)
  return end > now ? end : null
}

/** The same after a query without answer: the last query is repeated for some days. */
export function nextUnanswered(paying: PaymentPeriod, now: Date): Date | null {
  const again = new Date(now.getTime() + EVERY_MIN * MINUTE_MS)
  return nextQuery(paying, now) ?? (again.getTime() < paying.expires.getTime() + UNANSWERED_MS ? again : null)
}
