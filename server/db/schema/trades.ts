import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { keyTo } from './company'
import { member } from './members'

/** One payment for the orders of one checkout. */
export const trade = pg.pgTable(
  'trade',
  {
    company_id: companyId(),
    trade_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    order_type: pg.text().notNull(),
    /** Cents of all its orders. */
    total_fee: pg.integer().notNull(),
    state: pg
      .text({ enum: ['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND'] })
      .notNull()
      .default('NOTPAY'),
    pay_type: pg.text().notNull().default(''),
    /** The payment that counts; later ones are refunded. */
    payment_id: pg.text().notNull().default(''),
    paid: moment(),
    /** Payment deadline, set once; polling does not extend it. */
    expires: moment().notNull(),
    /** When its buyer was reminded to pay; null until then. */
    reminded: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.trade_id] }),
    keyTo('trade_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('trade_member').on(t.company_id, t.user_id, t.created),
    pg
      .index('trade_due')
      .on(t.company_id, t.expires)
      .where(sql`state = 'NOTPAY'`),
    pg
      .index('trade_unreminded')
      .on(t.company_id, t.created)
      .where(sql`state = 'NOTPAY' and reminded is null`),
    pg.check('trade_money', sql`total_fee >= 0`),
  ],
)
