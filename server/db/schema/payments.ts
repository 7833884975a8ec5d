import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { orders } from './orders'
import { trade } from './trades'

/** One attempt to pay a trade with one provider. */
export const payment = pg.pgTable(
  'payment',
  {
    company_id: companyId(),
    trade_id: pg.text().notNull(),
    payment_id: pg.text().notNull(),
    /** test, alipay, wxpaypc, wxpayh5, wxpayjs, offline_pay, point */
    pay_type: pg.text().notNull(),
    pay_fee: pg.integer().notNull(),
    state: pg
      .text({ enum: ['READY', 'SUCCESS', 'CLOSED'] })
      .notNull()
      .default('READY'),
    /** The provider's id of the payment; null until it was paid. */
    transaction_id: pg.text(),
    /** Data with which the browser pays, so that a repeated request gets the same answer. */
    params: pg.jsonb().$type<Record<string, unknown>>().notNull().default({}),
    paid: moment(),
    /** Day of the provider's bill that contains it, `2026-11-21`; null: none so far. */
    bill_day: pg.text(),
    /** When the provider is queried next, since its notification is not guaranteed. */
    query_at: moment(),
    queries: pg.integer().notNull().default(0),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.trade_id, t.payment_id] }),
    keyTo('payment_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    pg.uniqueIndex('payment_id').on(t.company_id, t.payment_id),
    /** Index of the payments of a day, for the comparison with the bill. */
    pg
      .index('payment_paid')
      .on(t.company_id, t.paid)
      .where(sql`state = 'SUCCESS'`),
    pg.uniqueIndex('payment_transaction').on(t.company_id, t.pay_type, t.transaction_id),
    pg
      .index('payment_query')
      .on(t.company_id, t.query_at)
      .where(sql`query_at is not null`),
    pg.check('payment_money', sql`pay_fee >= 0`),
  ],
)

/** Notifications of payment providers, accepted or not. Append-only. Partitioned by month (server/db/months). */
export const payment_notice = pg.pgTable(
  'payment_notice',
  {
    company_id: companyId(),
    notice_id: pg.text().notNull(),
    pay_type: pg.text().notNull(),
    payment_id: pg.text().notNull().default(''),
    accepted: pg.boolean().notNull(),
    /** Reason of rejection: signature, app, amount, unknown. */
    refusal: pg.text().notNull().default(''),
    content: pg.jsonb().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ name: 'payment_notice_pk', columns: [t.company_id, t.notice_id, t.created] }),
    companyKey('payment_notice', t.company_id),
    /** Index of rows that are deleted after some days. */
    pg
      .index('payment_notice_refused')
      .on(t.company_id, t.created)
      .where(sql`not accepted`),
  ],
)

/** A refund through the channel of the payment. */
export const refund = pg.pgTable(
  'refund',
  {
    company_id: companyId(),
    refund_id: pg.text().notNull(),
    /** null: a late or duplicate payment, refunded completely. */
    order_id: pg.text(),
    trade_id: pg.text().notNull(),
    /** Payment channel. */
    payment_id: pg.text().notNull().default(''),
    aftersales_bn: pg.text(),
    refund_fee: pg.integer().notNull(),
    refund_point: pg.integer().notNull().default(0),
    state: pg
      .text({ enum: ['READY', 'PROCESSING', 'SUCCESS', 'FAILS'] })
      .notNull()
      .default('READY'),
    /** Unique: `cancel:{order}`, `late:{payment}`, `aftersale:{bn}`. */
    cause: pg.text().notNull(),
    failure: pg.text().notNull().default(''),
    /** When it is tried next. */
    due: moment().notNull(),
    tries: pg.integer().notNull().default(0),
    done: moment(),
    /** Day of the provider's bill that contains it; null: none so far. */
    bill_day: pg.text(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.refund_id] }),
    keyTo('refund_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    pg.uniqueIndex('refund_cause').on(t.company_id, t.cause),
    pg.index('refund_trade').on(t.company_id, t.trade_id),
    pg
      .index('refund_open')
      .on(t.company_id, t.trade_id)
      .where(sql`state <> 'SUCCESS'`),
    pg.index('refund_order').on(t.company_id, t.order_id),
    pg
      .index('refund_due')
      .on(t.company_id, t.due)
      .where(sql`state in ('READY', 'PROCESSING')`),
    /** Index of unfinished refunds for operators' lists, readable from both ends. */
    pg
      .index('refund_under_way')
      .on(t.company_id, t.updated, t.refund_id)
      .where(sql`state in ('READY', 'PROCESSING')`),
    pg.index('refund_done').on(t.company_id, t.done),
    pg
      .index('refund_failed')
      .on(t.company_id, t.updated)
      .where(sql`state = 'FAILS'`),
    pg.index('refund_updated').on(t.company_id, t.updated, t.refund_id),
    pg.check('refund_money', sql`refund_fee >= 0 and refund_point >= 0`),
  ],
)

export const bank_account = pg.pgTable(
  'bank_account',
  {
    company_id: companyId(),
    bank_account_id: pg.text().notNull(),
    bank_account_name: pg.text().notNull(),
    bank_account_no: pg.text().notNull(),
    bank_name: pg.text().notNull(),
    china_ums_no: pg.text().notNull().default(''),
    pic: pg.text().notNull().default(''),
    remark: pg.text().notNull().default(''),
    is_default: pg.boolean().notNull().default(false),
    disabled: pg.boolean().notNull().default(false),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.bank_account_id] }),
    companyKey('bank_account', t.company_id),
  ],
)

/** Voucher of a bank transfer, one per trade, reviewed by an operator. */
export const voucher = pg.pgTable(
  'voucher',
  {
    company_id: companyId(),
    trade_id: pg.text().notNull(),
    voucher_id: pg.text().notNull(),
    /** 0 pending, 1 approved, 2 refused, 9 cancelled. */
    check_status: pg.integer().notNull().default(0),
    bank_account_id: pg.text().notNull(),
    pay_fee: pg.integer().notNull(),
    pay_account_name: pg.text().notNull().default(''),
    pay_account_bank: pg.text().notNull().default(''),
    pay_account_no: pg.text().notNull().default(''),
    pay_sn: pg.text().notNull().default(''),
    voucher_pic: pg.jsonb().$type<string[]>().notNull(),
    transfer_remark: pg.text().notNull().default(''),
    operator_name: pg.text().notNull().default(''),
    remark: pg.text().notNull().default(''),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.trade_id] }),
    keyTo('voucher_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    keyTo(
      'voucher_account',
      [t.company_id, t.bank_account_id],
      [bank_account.company_id, bank_account.bank_account_id],
    ),
    pg.index('voucher_updated').on(t.company_id, t.updated, t.trade_id),
    pg.index('voucher_status').on(t.company_id, t.check_status, t.updated, t.trade_id),
    pg
      .index('voucher_pending')
      .on(t.company_id, t.created)
      .where(sql`check_status = 0`),
  ],
)
