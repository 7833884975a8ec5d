import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { order_line, orders, refund, trade } from '../../db/schema'
import { newId } from '../../core/ids'

export type RefundRow = typeof refund.$inferSelect

export interface NewRefund {
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

export interface Amount {
  refund_fee: number
  refund_point: number
}

/** By which payment an order was paid; the order is locked until the transaction ends. */
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

/** Counts a refund against what was paid for an order. @returns whether as much was left */
export async function takeFromOrder(
  tx: Transaction,
  company_id: string,
  order_id: string,
  { refund_fee, refund_point }: Amount,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${orders} set refunded_fee = refunded_fee + ${refund_fee}::int,
           refunded_point = refunded_point + ${refund_point}::int, updated = now()
     where company_id = ${company_id} and order_id = ${order_id}
       and refunded_fee + ${refund_fee}::int <= total_fee and refunded_point + ${refund_point}::int <= point_use`)
  return rowCount === 1
}

/** The same for one of its lines. */
export async function takeFromLine(
  tx: Transaction,
  company_id: string,
  order_id: string,
  { line_id, refund_fee, refund_point }: Amount & { line_id: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${order_line} set refunded_fee = refunded_fee + ${refund_fee}::int,
           refunded_point = refunded_point + ${refund_point}::int
     where company_id = ${company_id} and order_id = ${order_id} and line_id = ${line_id}
       and refunded_fee + ${refund_fee}::int <= total_fee and refunded_point + ${refund_point}::int <= share_points`)
  return rowCount === 1
}
