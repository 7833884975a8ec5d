import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'

const cents = () => pg.bigint({ mode: 'number' }).notNull().default(0)
const count = () => pg.integer().notNull().default(0)

/** Progress of a running comparison, from which any server can continue. */
export interface BillProgress {
  /** Start of the comparison, ISO. */
  began: string
  /** Number of compared lines and SHA-256 (hex) over them: the bill is downloaded again and may have changed. */
  lines: number
  hash: string
  /** Number of stored differences. */
  stored: number
  figures: Record<BillFigure, number>
}

export type BillFigure = (typeof BILL_FIGURES)[number]
/** Counters of a comparison. */
export const BILL_FIGURES = [
  'payment_count',
  'payment_fee',
  'refund_count',
  'refund_fee',
  'own_payment_count',
  'own_payment_fee',
  'own_refund_count',
  'own_refund_fee',
  'foreign_count',
  'differences',
] as const

/** The bill of one day of a payment provider, and the result of comparing it with our payments and refunds. */
export const bill = pg.pgTable(
  'bill',
  {
    company_id: companyId(),
    /** alipay, wechat */
    provider: pg.text().notNull(),
    /** Of Asia/Shanghai, `2026-11-21`. */
    day: pg.text().notNull(),
    /** EMPTY: no trades on that day. FAILED: given up; an operator may have it fetched again. */
    state: pg
      .text({ enum: ['WAITING', 'COMPARED', 'EMPTY', 'FAILED'] })
      .notNull()
      .default('WAITING'),
    /** When it is fetched next; null: not any more. */
    due: moment(),
    tries: count(),
    /** Why the last attempt failed. */
    failure: pg.text().notNull().default(''),
    payment_count: count(),
    payment_fee: cents(),
    refund_count: count(),
    refund_fee: cents(),
    /** The same by our own records. */
    own_payment_count: count(),
    own_payment_fee: cents(),
    own_refund_count: count(),
    own_refund_fee: cents(),
    /** Lines of other systems that use the same merchant account. */
    foreign_count: count(),
    /** Number of all differences; only the first ones are stored. */
    differences: count(),
    compared: moment(),
    /** Null: no comparison is running. */
    progress: pg.jsonb().$type<BillProgress>(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.provider, t.day] }),
    companyKey('bill', t.company_id),
    pg.index('bill_day').on(t.company_id, t.day),
    pg
      .index('bill_due')
      .on(t.company_id, t.due)
      .where(sql`due is not null`),
  ],
)

/** A difference between the bill of a day and our records. */
export const bill_difference = pg.pgTable(
  'bill_difference',
  {
    company_id: companyId(),
    difference_id: pg.text().notNull(),
    provider: pg.text().notNull(),
    day: pg.text().notNull(),
    kind: pg
      .text({
        enum: [
          'lost_payment',
          'payment_fee',
          'payment_transaction',
          'payment_unknown',
          'payment_missing',
          'refund_fee',
          'refund_state',
          'refund_unknown',
          'refund_missing',
        ],
      })
      .notNull(),
    /** Of the payment or refund, as sent to the provider. */
    number: pg.text().notNull(),
    /** '' for an unknown payment. */
    trade_id: pg.text().notNull().default(''),
    transaction_id: pg.text().notNull().default(''),
    /** Cents; null if one side has no such record. */
    bill_fee: pg.bigint({ mode: 'number' }),
    own_fee: pg.bigint({ mode: 'number' }),
    state: pg
      .text({ enum: ['OPEN', 'SETTLED'] })
      .notNull()
      .default('OPEN'),
    /** When the provider is asked about a lost payment; null: not any more. */
    ask_at: moment(),
    remark: pg.text().notNull().default(''),
    /** '' if it was resolved automatically. */
    operator_name: pg.text().notNull().default(''),
    settled: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.difference_id] }),
    keyTo(
      'bill_difference_bill',
      [t.company_id, t.provider, t.day],
      [bill.company_id, bill.provider, bill.day],
    ),
    pg.uniqueIndex('bill_difference_number').on(t.company_id, t.provider, t.day, t.kind, t.number),
    pg.index('bill_difference_created').on(t.company_id, t.created, t.difference_id),
    pg
      .index('bill_difference_open')
      .on(t.company_id, t.created, t.difference_id)
      .where(sql`state = 'OPEN'`),
    pg
      .index('bill_difference_ask')
      .on(t.company_id, t.ask_at)
      .where(sql`ask_at is not null`),
    pg.check('bill_difference_money', sql`bill_fee >= 0 and own_fee >= 0`),
  ],
)
