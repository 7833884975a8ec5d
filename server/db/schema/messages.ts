import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { keyTo } from './company'
import { member } from './members'

export const MESSAGE_KINDS = [
  'shipped',
  'refunded',
  'cancelled',
  'cancel_refused',
  'aftersale',
  'replied',
  'in_stock',
  'coupon_ending',
  'pay_reminder',
  'pickup_reminder',
  'account',
] as const

/** A message to a member, written in the transaction of the event. Partitioned by month (server/db/months). */
export const member_message = pg.pgTable(
  'member_message',
  {
    company_id: companyId(),
    message_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    kind: pg.text({ enum: MESSAGE_KINDS }).notNull(),
    /** The order, after-sale, product or coupon copy that it links to; '' for the account itself. */
    target_id: pg.text().notNull(),
    /** Values in its text as of then: names, cents, reasons. */
    facts: pg.jsonb().$type<Record<string, string | number>>().notNull(),
    /** The event: `shipped:{delivery}`; kept unique by `message_cause`. */
    cause: pg.text().notNull(),
    created: created(),
    /** When it was read; null until then. */
    read: moment(),
  },
  (t) => [
    pg.primaryKey({ name: 'member_message_pk', columns: [t.company_id, t.message_id, t.created] }),
    keyTo('member_message_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('member_message_list').on(t.company_id, t.user_id, t.created, t.message_id),
    pg
      .index('member_message_unread')
      .on(t.company_id, t.user_id, t.created, t.message_id)
      .where(sql`read is null`),
    pg.index('member_message_created').on(t.company_id, t.created),
  ],
)

/**
 * Causes of a member's messages, for as long as the messages are kept: a table partitioned by month cannot keep
 * causes unique over all months. A message whose cause exists already is not written.
 */
export const message_cause = pg.pgTable(
  'message_cause',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    cause: pg.text().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.cause] }),
    keyTo('message_cause_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('message_cause_created').on(t.company_id, t.created),
  ],
)
