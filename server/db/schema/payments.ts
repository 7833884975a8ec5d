import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './keys'
import { orders } from './orders'
import { trade } from './trades'

/** One attempt to pay a trade with one provider. */
export const payment = pgTable(
  'payment',
  {
    company_id: companyId(),
    trade_id: text().notNull(),
    payment_id: text().notNull(),
    /** test, alipay, wxpaypc, wxpayh5, wxpayjs, offline_pay, point */
    pay_type: text().notNull(),
    pay_fee: integer().notNull(),
    state: text({ enum: ['READY', 'SUCCESS', 'CLOSED'] })
      .notNull()
      .default('READY'),
    /** The provider's id of the payment; null until it was paid. */
    transaction_id: text(),
    /** Data with which the browser pays, so that a repeated request gets the same answer. */
    params: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    paid: moment(),
    /** Day of the provider's bill that contains it, `2026-11-21`; null: none so far. */
    bill_day: text(),
    /** When the provider is queried next, since its notification is not guaranteed. */
    query_at: moment(),
    queries: integer().notNull().default(0),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.trade_id, t.payment_id] }),
    keyTo('payment_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    uniqueIndex('payment_id').on(t.company_id, t.payment_id),
    /** Index of the payments of a day, for the comparison with the bill. */
    index('payment_paid')
      .on(t.company_id, t.paid)
      .where(sql`state = 'SUCCESS'`),
    uniqueIndex('payment_transaction').on(t.company_id, t.pay_type, t.transaction_id),
    index('payment_query')
      .on(t.company_id, t.query_at)
      .where(sql`query_at is not null`),
    check('payment_money', sql`pay_fee >= 0`),
  ],
)

/** Notifications of payment providers, accepted or not. Append-only. Partitioned by month (server/db/months). */
export const payment_notice = pgTable(
  'payment_notice',
  {
    company_id: companyId(),
    notice_id: text().notNull(),
    pay_type: text().notNull(),
    payment_id: text().notNull().default(''),
    accepted: boolean().notNull(),
    /** Reason of rejection: signature, app, amount, unknown. */
    refusal: text().notNull().default(''),
    content: jsonb().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ name: 'payment_notice_pk', columns: [t.company_id, t.notice_id, t.created] }),
    companyKey('payment_notice', t.company_id),
    /** Index of rows that are deleted after some days. */
    index('payment_notice_refused')
      .on(t.company_id, t.created)
      .where(sql`not accepted`),
  ],
)

/** A refund through the channel of the payment. */
export const refund = pgTable(
  'refund',
  {
    company_id: companyId(),
    refund_id: text().notNull(),
    /** null: a late or duplicate payment, refunded completely. */
    order_id: text(),
    trade_id: text().notNull(),
    /** Payment channel. */
    payment_id: text().notNull().default(''),
    aftersales_bn: text(),
    refund_fee: integer().notNull(),
    refund_point: integer().notNull().default(0),
    state: text({ enum: ['READY', 'PROCESSING', 'SUCCESS', 'FAILS'] })
      .notNull()
      .default('READY'),
    /** Unique: `cancel:{order}`, `late:{payment}`, `aftersale:{bn}`. */
    cause: text().notNull(),
    failure: text().notNull().default(''),
    /** When it is tried next. */
    due: moment().notNull(),
    tries: integer().notNull().default(0),
    done: moment(),
    /** Day of the provider's bill that contains it; null: none so far. */
    bill_day: text(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.refund_id] }),
    keyTo('refund_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    uniqueIndex('refund_cause').on(t.company_id, t.cause),
    index('refund_trade').on(t.company_id, t.trade_id),
    index('refund_open')
      .on(t.company_id, t.trade_id)
      .where(sql`state <> 'SUCCESS'`),
    index('refund_order').on(t.company_id, t.order_id),
    index('refund_due')
      .on(t.company_id, t.due)
      .where(sql`state in ('READY', 'PROCESSING')`),
    /** Index of unfinished refunds for operators' lists, readable from both ends. */
    index('refund_under_way')
      .on(t.company_id, t.updated, t.refund_id)
      .where(sql`state in ('READY', 'PROCESSING')`),
    index('refund_done').on(t.company_id, t.done),
    index('refund_failed')
      .on(t.company_id, t.updated)
      .where(sql`state = 'FAILS'`),
    index('refund_updated').on(t.company_id, t.updated, t.refund_id),
    check('refund_money', sql`refund_fee >= 0 and refund_point >= 0`),
  ],
)

export const bank_account = pgTable(
  'bank_account',
  {
    company_id: companyId(),
    bank_account_id: text().notNull(),
    bank_account_name: text().notNull(),
    bank_account_no: text().notNull(),
    bank_name: text().notNull(),
    china_ums_no: text().notNull().default(''),
    pic: text().notNull().default(''),
    remark: text().notNull().default(''),
    is_default: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.bank_account_id] }),
    companyKey('bank_account', t.company_id),
  ],
)

/** Voucher of a bank transfer, one per trade, reviewed by an operator. */
export const voucher = pgTable(
  'voucher',
  {
    company_id: companyId(),
    trade_id: text().notNull(),
    voucher_id: text().notNull(),
    /** 0 pending, 1 approved, 2 refused, 9 cancelled. */
    check_status: integer().notNull().default(0),
    bank_account_id: text().notNull(),
    pay_fee: integer().notNull(),
    pay_account_name: text().notNull().default(''),
    pay_account_bank: text().notNull().default(''),
    pay_account_no: text().notNull().default(''),
    pay_sn: text().notNull().default(''),
    voucher_pic: jsonb().$type<string[]>().notNull(),
    transfer_remark: text().notNull().default(''),
    operator_name: text().notNull().default(''),
    remark: text().notNull().default(''),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.trade_id] }),
    keyTo('voucher_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    keyTo(
      'voucher_account',
      [t.company_id, t.bank_account_id],
      [bank_account.company_id, bank_account.bank_account_id],
    ),
    index('voucher_updated').on(t.company_id, t.updated, t.trade_id),
    index('voucher_status').on(t.company_id, t.check_status, t.updated, t.trade_id),
    index('voucher_pending')
      .on(t.company_id, t.created)
      .where(sql`check_status = 0`),
  ],
)
