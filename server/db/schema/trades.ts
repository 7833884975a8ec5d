import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './keys'
import { member } from './members'

/** One payment for the orders of one checkout. */
export const trade = pgTable(
  'trade',
  {
    company_id: companyId(),
    trade_id: text().notNull(),
    user_id: text().notNull(),
    order_type: text().notNull(),
    /** Cents of all its orders. */
    total_fee: integer().notNull(),
    state: text({ enum: ['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND'] })
      .notNull()
      .default('NOTPAY'),
    pay_type: text().notNull().default(''),
    /** The payment that counts; later ones are refunded. */
    payment_id: text().notNull().default(''),
    paid: moment(),
    /** Payment deadline, set once; polling does not extend it. */
    expires: moment().notNull(),
    /** When its buyer was reminded to pay; null until then. */
    reminded: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.trade_id] }),
    keyTo('trade_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('trade_member').on(t.company_id, t.user_id, t.created),
    index('trade_due')
      .on(t.company_id, t.expires)
      .where(sql`state = 'NOTPAY'`),
    index('trade_unreminded')
      .on(t.company_id, t.created)
      .where(sql`state = 'NOTPAY' and reminded is null`),
    check('trade_money', sql`total_fee >= 0`),
  ],
)

/** The same key with the same body returns the same order. Kept 72 h. */
export const idempotency = pgTable(
  'idempotency',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    /** `order:{Idempotency-Key}`, `pay:{…}`. */
    key: text().notNull(),
    body_hash: text().notNull(),
    answer: jsonb().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.key] }),
    companyKey('idempotency', t.company_id),
    index('idempotency_created').on(t.company_id, t.created),
  ],
)
