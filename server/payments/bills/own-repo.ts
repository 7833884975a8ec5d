/** Our payments and refunds that a bill is compared with. */
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { payment, refund } from '../../db/schema'
import { recordedBetween, startOf } from './days'
import type { BillKey } from './repo'

export async function paymentsByIds(db: Database, company_id: string, ids: string[]) {
  return db
    .select({
      payment_id: payment.payment_id,
      trade_id: payment.trade_id,
      pay_type: payment.pay_type,
      pay_fee: payment.pay_fee,
      state: payment.state,
      transaction_id: payment.transaction_id,
    })
    .from(payment)
    .where(and(eq(payment.company_id, company_id), inArray(payment.payment_id, ids)))
}

export async function refundsByIds(db: Database, company_id: string, ids: string[]) {
  return db
    .select({
      refund_id: refund.refund_id,
      trade_id: refund.trade_id,
      payment_id: refund.payment_id,
      refund_fee: refund.refund_fee,
      state: refund.state,
    })
    .from(refund)
    .where(and(eq(refund.company_id, company_id), inArray(refund.refund_id, ids)))
}

/** Stores the day of the bill on which payments or refunds were found; the first bill counts. */
export async function markOnBill(
  db: Database,
  { company_id, day }: BillKey,
  kind: 'payment' | 'refund',
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  const [table, id] = kind === 'payment' ? [payment, payment.payment_id] : [refund, refund.refund_id]
  await db
    .update(table)
    .set({ bill_day: day })
    .where(and(eq(table.company_id, company_id), inArray(id, ids), isNull(table.bill_day)))
}

/** What we recorded and no bill has; `fee` and `count` are of all, `rows` are the first. */
export interface Missing {
  count: number
  fee: number
  rows: { number: string; trade_id: string; transaction_id: string; fee: number }[]
}

interface MissingOptions {
  payTypes: string[]
  /** Whether the bill of the day before was compared; if not, what began before this day may be on that bill. */
  afterOther: boolean
  most: number
}

/** Payments that we recorded on this day and that are on no bill up to this one. */
export const missingPayments = (db: Database, { company_id, day }: BillKey, judged: MissingOptions) =>
  missing(
    db,
    sql`select p.payment_id as number, p.trade_id, coalesce(p.transaction_id, '') as transaction_id,
               p.pay_fee as fee, p.paid as moment
          from payment p
         where p.company_id = ${company_id} and p.state = 'SUCCESS' and p.bill_day is null and p.pay_fee > 0
           and ${isExpectedOn(day, judged, { moment: sql`p.paid`, created: sql`p.created` })}`,
    judged.most,
  )

/** The same for refunds, without those that operators paid out by hand: they were never sent. */
export const missingRefunds = (db: Database, { company_id, day }: BillKey, judged: MissingOptions) =>
  missing(
    db,
    sql`select r.refund_id as number, r.trade_id, '' as transaction_id, r.refund_fee as fee, r.done as moment
          from refund r
          join payment p on p.company_id = r.company_id and p.payment_id = r.payment_id
         where r.company_id = ${company_id} and p.company_id = ${company_id} and r.state = 'SUCCESS'
           and r.bill_day is null and r.refund_fee > 0 and r.tries > 0
           and ${isExpectedOn(day, judged, { moment: sql`r.done`, created: sql`r.created` })}`,
    judged.most,
  )

/** Whether a row of the payment `p` must be on the bill of this day, or on an earlier one. */
function isExpectedOn(
  day: string,
  { payTypes, afterOther }: MissingOptions,
  { moment, created }: { moment: SQL; created: SQL },
): SQL {
  const { from, to } = recordedBetween(day)
  const begun = afterOther ? new Date(0) : startOf(day)
  return sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz
    and ${created} >= ${begun.toISOString()}::timestamptz
    and p.pay_type = any(${sql.param(payTypes)}::text[])`
}

async function missing(db: Database, found: SQL, most: number): Promise<Missing> {
  const [sums, rows] = await Promise.all([
    db.execute<{ count: number; fee: number }>(
      sql`select count(*)::int as count, coalesce(sum(fee), 0)::float8 as fee from (${found}) f`,
    ),
    db.execute<Missing['rows'][number] & Record<string, unknown>>(
      sql`select number, trade_id, transaction_id, fee from (${found}) f order by moment, number limit ${most}`,
    ),
  ])
  return { count: 0, fee: 0, ...sums.rows[0], rows: rows.rows }
}
