import { and, eq, sql, inArray, lte, notInArray, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { order_line, orders, refund, trade, payment } from '../../db/schema'
import { newId } from '../../core/ids'
import type { RefundRow } from '../trades/handlers'
import { OFFLINE_PAY } from '../trades/repo'

interface NewRefund {
  company_id: string
  order_id: string | null
  trade_id: string
  payment_id: string
  aftersales_bn?: string | undefined
  refund_fee: number
  refund_point: number
  cause: string
}

export async function insertRefund(tx: Transaction, fresh: NewRefund, now: Date): Promise<RefundRow> {
  const [row] = await tx
    .insert(refund)
    .values({ ...fresh, refund_id: newId().replaceAll('-', ''), due: now, created: now, updated: now })
    .returning()
  if (!row) throw new Error('Expected the inserted refund, found none')
  return row
}

export async function refundByCause(
  db: Database | Transaction,
  company_id: string,
  cause: string,
): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refund)
    .where(and(eq(refund.company_id, company_id), eq(refund.cause, cause)))
  return row
}

export interface RefundAmount {
  refund_fee: number
  refund_point: number
}

/** The payment of an order; the order is locked until the transaction ends. */
export async function lockPaidOrder(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<{ trade_id: string; payment_id: string } | undefined> {
  const [row] = await tx
    .select({ trade_id: trade.trade_id, payment_id: trade.payment_id })
    .from(orders)
    .innerJoin(trade, and(eq(trade.company_id, orders.company_id), eq(trade.trade_id, orders.trade_id)))
    .where(and(eq(orders.company_id, company_id), eq(orders.order_id, order_id)))
    .for('update', { of: orders })
  return row
}

/** Adds a refund to what an order has refunded. @returns false if that would be more than was paid */
export async function addRefundToOrder(
  tx: Transaction,
  company_id: string,
  order_id: string,
  { refund_fee, refund_point }: RefundAmount,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${orders} set refunded_fee = refunded_fee + ${refund_fee}::int,
           refunded_point = refunded_point + ${refund_point}::int, updated = now()
     where company_id = ${company_id} and order_id = ${order_id}
       and refunded_fee + ${refund_fee}::int <= total_fee and refunded_point + ${refund_point}::int <= point_use`)
  return rowCount === 1
}

/** The same for one line of an order. */
export async function addRefundToLine(
  tx: Transaction,
  company_id: string,
  order_id: string,
  { line_id, refund_fee, refund_point }: RefundAmount & { line_id: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${order_line} set refunded_fee = refunded_fee + ${refund_fee}::int,
           refunded_point = refunded_point + ${refund_point}::int
     where company_id = ${company_id} and order_id = ${order_id} and line_id = ${line_id}
       and refunded_fee + ${refund_fee}::int <= total_fee and refunded_point + ${refund_point}::int <= share_points`)
  return rowCount === 1
}

/** A refund with the payment that it refunds. */
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
 * @param except pay_types whose provider is unavailable
 */
export async function claimDueRefund(
  tx: Transaction,
  company_id: string,
  now: Date,
  { except, nextAt }: { except: string[]; nextAt(tries: number): Date },
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
        or(eq(refund.refund_fee, 0), notInArray(payment.pay_type, [OFFLINE_PAY, ...except])),
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

/** Postpones a claimed refund that was not sent because the provider's circuit breaker is open; the try does not count. */
export async function postponeRefund(
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

/** Opens a failed refund again, for an operator. @returns undefined if it has not failed */
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
