import { and, eq, lte, ne, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { payment, payment_notice, trade } from '../../db/schema'
import { newId } from '../../core/ids'

export type PaymentRow = typeof payment.$inferSelect

const oneOf = (company_id: string, payment_id: string) =>
  and(eq(payment.company_id, company_id), eq(payment.payment_id, payment_id))

export async function insertPayment(
  tx: Transaction,
  fresh: Omit<typeof payment.$inferInsert, 'payment_id'>,
): Promise<PaymentRow> {
  // sent to providers as out_trade_no: 32 letters and digits
  const payment_id = newId().replaceAll('-', '')
  const [row] = await tx
    .insert(payment)
    .values({ ...fresh, payment_id })
    .returning()
  if (!row) throw new Error('Expected the inserted payment, found none')
  return row
}

export async function paymentOf(
  db: Database | Transaction,
  company_id: string,
  payment_id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payment).where(oneOf(company_id, payment_id))
  return row
}

export async function paymentsOfTrade(
  db: Database | Transaction,
  company_id: string,
  trade_id: string,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.company_id, company_id), eq(payment.trade_id, trade_id)))
    .orderBy(payment.created, payment.payment_id)
}

/** Whether a payment of the trade was started and its result is not known. */
export async function isPaying(db: Database, company_id: string, trade_id: string): Promise<boolean> {
  const attempts = await paymentsOfTrade(db, company_id, trade_id)
  return attempts.some(({ state }) => state === 'READY')
}

/** One payment, locked until the transaction ends. The caller has locked its trade. */
export async function lockPayment(
  tx: Transaction,
  company_id: string,
  payment_id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payment).where(oneOf(company_id, payment_id)).for('update')
  return row
}

export async function changePayment(
  db: Database | Transaction,
  company_id: string,
  payment_id: string,
  change: Partial<Pick<PaymentRow, 'state' | 'transaction_id' | 'params' | 'paid' | 'query_at'>>,
  now: Date,
): Promise<void> {
  await db
    .update(payment)
    .set({ ...change, updated: now })
    .where(oneOf(company_id, payment_id))
}

/** Whether another payment has this transaction: a provider's transaction pays once (rule payments-1). */
export async function isTransactionTaken(
  tx: Transaction,
  { company_id, pay_type, payment_id }: PaymentRow,
  transaction_id: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ payment_id: payment.payment_id })
    .from(payment)
    .where(
      and(
        eq(payment.company_id, company_id),
        eq(payment.pay_type, pay_type),
        eq(payment.transaction_id, transaction_id),
        ne(payment.payment_id, payment_id),
      ),
    )
  return row !== undefined
}

/** Closes the open payments of a trade. */
export async function closeReadyPayments(
  tx: Transaction,
  company_id: string,
  trade_id: string,
  now: Date,
): Promise<void> {
  await tx
    .update(payment)
    .set({ state: 'CLOSED', updated: now })
    .where(
      and(eq(payment.company_id, company_id), eq(payment.trade_id, trade_id), eq(payment.state, 'READY')),
    )
}

/** Closes a failed payment; one that succeeded meanwhile stays paid. */
export async function closeReadyPayment(
  db: Database,
  company_id: string,
  payment_id: string,
  now: Date,
): Promise<void> {
  await db
    .update(payment)
    .set({ state: 'CLOSED', query_at: null, updated: now })
    .where(and(oneOf(company_id, payment_id), eq(payment.state, 'READY')))
}

/** Stores a provider's notice, accepted or not. */
export async function insertNotice(
  db: Database | Transaction,
  notice: Omit<typeof payment_notice.$inferInsert, 'notice_id'>,
): Promise<void> {
  await db.insert(payment_notice).values({ ...notice, notice_id: newId() })
}

/** A payment that the provider is queried about, with its trade's expiry. */
export interface PaymentToQuery extends PaymentRow {
  expires: Date
}

/**
 * Claims the payment that has been due for a query the longest, so that no other server queries it, and sets the time of
 * the next query. Closed payments are queried too, since a buyer may still pay a code that was displayed before.
 * @param except pay_types whose provider is unavailable
 */
export async function claimDuePayment(
  tx: Transaction,
  company_id: string,
  now: Date,
  { except, nextAt }: { except: string[]; nextAt(payment: PaymentToQuery): Date | null },
): Promise<PaymentToQuery | undefined> {
  const [due] = await tx
    .select({ row: payment, expires: trade.expires })
    .from(payment)
    .innerJoin(trade, and(eq(trade.company_id, payment.company_id), eq(trade.trade_id, payment.trade_id)))
    .where(
      and(
        eq(payment.company_id, company_id),
        lte(payment.query_at, now),
        except.length > 0 ? notInArray(payment.pay_type, except) : undefined,
      ),
    )
    .orderBy(payment.query_at)
    .limit(1)
    .for('update', { of: payment, skipLocked: true })
  if (!due) return undefined
  const asked = { ...due.row, expires: due.expires }
  await tx
    .update(payment)
    .set({ query_at: nextAt(asked), queries: asked.queries + 1, updated: now })
    .where(oneOf(company_id, asked.payment_id))
  return asked
}

/** The provider answered "not paid": query again at `query_at`, unless it was paid or closed meanwhile. */
export async function scheduleQuery(
  db: Database,
  { company_id, payment_id }: PaymentRow,
  query_at: Date | null,
): Promise<void> {
  await db
    .update(payment)
    .set({ query_at })
    .where(and(oneOf(company_id, payment_id), ne(payment.state, 'SUCCESS')))
}
