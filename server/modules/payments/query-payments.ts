import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { DueWork } from './due'
import { takeDuePayments, type PaymentRow } from './payment-repo'
import type { PaymentProviders } from './providers'
import { nextQuery } from './start-payment'
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
 * Asks about the payments whose time has come (commerce-rules 11). Each is taken before it is asked about, so servers
 * do not ask twice; one that dies in between leaves it to the next time.
 * @returns how many were asked about
 */
export async function queryDuePayments(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  { now, limit, failed, signal }: DueWork,
): Promise<number> {
  const due = await inTransaction(db, (tx) =>
    takeDuePayments(tx, company_id, now, {
      limit,
      nextAt: ({ created, queries }, expires) => nextQuery(created, queries + 1, expires),
    }),
  )
  for (const payment of due) {
    if (signal?.aborted) break
    try {
      await queryPayment(db, providers, payment, now)
    } catch (error) {
      failed(error, payment.payment_id)
    }
  }
  return due.length
}
