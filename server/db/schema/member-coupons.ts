import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { keyTo } from './keys'
import { member } from './members'

/** Number of copies of a coupon that one member claimed: the condition `claimed < get_limit` is checked on this row. */
export const coupon_claim = pgTable(
  'coupon_claim',
  {
    company_id: companyId(),
    card_id: text().notNull(),
    user_id: text().notNull(),
    claimed: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id, t.user_id] }),
    keyTo('coupon_claim_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('coupon_claim_member').on(t.company_id, t.user_id),
  ],
)

export const MEMBER_COUPON_STATES = ['unused', 'locked', 'used', 'void'] as const

/** A member's copy of a coupon. Whether it has expired follows from `end_date`. */
export const member_coupon = pgTable(
  'member_coupon',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    /** Amount that goes into `coupon_discount`. */
    code: text().notNull(),
    card_id: text().notNull(),
    state: text({ enum: MEMBER_COUPON_STATES }).notNull().default('unused'),
    begin_date: moment().notNull(),
    end_date: moment().notNull(),
    /** The order that locked or used it. */
    order_id: text(),
    used: moment(),
    /** When the member was notified that it expires soon. */
    reminded: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.code] }),
    keyTo('member_coupon_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('member_coupon_code').on(t.company_id, t.code),
    index('member_coupon_state').on(t.company_id, t.user_id, t.state, t.end_date),
    index('member_coupon_order').on(t.company_id, t.order_id),
    index('member_coupon_ending')
      .on(t.company_id, t.end_date)
      .where(sql`state = 'unused'`),
    index('member_coupon_untold')
      .on(t.company_id, t.end_date, t.code)
      .where(sql`state = 'unused' and reminded is null`),
  ],
)
