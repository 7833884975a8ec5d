import { and, eq, inArray, lte, notInArray, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { payment, refund } from '../../db/schema'
import { OFFLINE_PAY } from './methods'
import type { RefundRow } from './refund-repo'

/** A refund with the payment that it goes back by. */
export interface RefundToPay extends RefundRow {
  pay_type: string
  pay_fee: number
}

const OPEN = inArray(refund.state, ['READY', 'PROCESSING'])
const oneOf = (company_id: string, refund_id: string) =>
  and(eq(refund.company_id, company_id), eq(refund.refund_id, refund_id))

/**
 * Claims the refund that has been due the longest, so that no other server sends it, and sets the time of the next try.
 * Refunds of bank transfers are made by operators.
 * @param but ways of payment whose provider is not available now
 */
export async function takeDueRefund(
  tx: Transaction,
  company_id: string,
  now: Date,
  { but, nextAt }: { but: string[]; nextAt(tries: number): Date },
): Promise<RefundToPay | undefined> {
  const [due] = await tx
    .select({ row: refund, pay_type: payment.pay_type, pay_fee: payment.pay_fee })
    .from(refund)
    .leftJoin(
      payment,
      and(eq(payment.company_id, refund.company_id), eq(payment.payment_id, refund.payment_id)),
    )
    .where(
      and(
        eq(refund.company_id, company_id),
        OPEN,
        lte(refund.due, now),
        or(eq(refund.refund_fee, 0), notInArray(payment.pay_type, [OFFLINE_PAY, ...but])),
      ),
    )
    .orderBy(refund.due)
    .limit(1)
    .for('update', { of: refund, skipLocked: true })
  if (!due) return undefined
  const { row, pay_type, pay_fee } = due
  await tx
    .update(refund)
    .set({ state: 'PROCESSING', tries: row.tries + 1, due: nextAt(row.tries), updated: now })
    .where(oneOf(company_id, row.refund_id))
  return { ...row, pay_type: pay_type ?? '', pay_fee: pay_fee ?? 0 }
}

/** The claimed refund was not sent because the provider's circuit breaker is open: the try does not count. */
export async function putRefundOff(
  db: Database,
  { company_id, refund_id, tries }: RefundRow,
  due: Date,
): Promise<void> {
  await db
    .update(refund)
    .set({ tries, due })
    .where(and(oneOf(company_id, refund_id), OPEN, eq(refund.tries, tries + 1)))
}

export async function lockOpenRefund(
  tx: Transaction,
  company_id: string,
  refund_id: string,
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(refund)
    .where(and(oneOf(company_id, refund_id), OPEN))
    .for('update')
  return row
}

export async function finishRefund(
  tx: Transaction,
  { company_id, refund_id }: RefundRow,
  { state, failure }: { state: 'SUCCESS' | 'FAILS'; failure: string },
  now: Date,
): Promise<RefundRow> {
  const done = state === 'SUCCESS' ? now : null
  const [row] = await tx
    .update(refund)
    .set({ state, failure, done, updated: now })
    .where(oneOf(company_id, refund_id))
    .returning()
  if (!row) throw new Error(`Expected refund ${refund_id}, which is locked`)
  return row
}

/** An operator has a refund that failed tried again. @returns it, where it had */
export async function reopenRefund(
  tx: Transaction,
  company_id: string,
  refund_id: string,
  now: Date,
): Promise<RefundRow | undefined> {
  const [reopened] = await tx
    .update(refund)
    .set({ state: 'READY', failure: '', tries: 0, due: now, updated: now })
    .where(and(oneOf(company_id, refund_id), eq(refund.state, 'FAILS')))
    .returning()
  return reopened
}
