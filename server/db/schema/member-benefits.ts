import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { keyTo } from './company'
import { vip_grade } from './grades'
import { member } from './members'
import { trade } from './trades'

/** Number of copies of a coupon that one member claimed: the condition `claimed < get_limit` is checked on this row. */
export const coupon_claim = pg.pgTable(
  'coupon_claim',
  {
    company_id: companyId(),
    card_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    claimed: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.card_id, t.user_id] }),
    keyTo('coupon_claim_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('coupon_claim_member').on(t.company_id, t.user_id),
  ],
)

export const MEMBER_COUPON_STATES = ['unused', 'locked', 'used', 'void'] as const

/** A member's copy of a coupon. Whether it has expired follows from `end_date`. */
export const member_coupon = pg.pgTable(
  'member_coupon',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    /** Amount that goes into `coupon_discount`. */
    code: pg.text().notNull(),
    card_id: pg.text().notNull(),
    state: pg.text({ enum: MEMBER_COUPON_STATES }).notNull().default('unused'),
    begin_date: moment().notNull(),
    end_date: moment().notNull(),
    /** The order that locked or used it. */
    order_id: pg.text(),
    used: moment(),
    /** When the member was notified that it expires soon. */
    reminded: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.code] }),
    keyTo('member_coupon_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.uniqueIndex('member_coupon_code').on(t.company_id, t.code),
    pg.index('member_coupon_state').on(t.company_id, t.user_id, t.state, t.end_date),
    pg.index('member_coupon_order').on(t.company_id, t.order_id),
    pg
      .index('member_coupon_ending')
      .on(t.company_id, t.end_date)
      .where(sql`state = 'unused'`),
    pg
      .index('member_coupon_untold')
      .on(t.company_id, t.end_date, t.code)
      .where(sql`state = 'unused' and reminded is null`),
  ],
)

/** Every change of a member's points; their sum is `member.point`. Append-only. */
export const point_entry = pg.pgTable(
  'point_entry',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    entry_id: pg.text().notNull(),
    /** Negative: spent or clawed back. */
    point: pg.integer().notNull(),
    balance: pg.integer().notNull(),
    /** journal_type on the wire. */
    journal_type: pg.integer().notNull(),
    point_desc: pg.text().notNull().default(''),
    order_id: pg.text(),
    /** Cause, unique: `order:{id}:spend`; a second entry with the same key is refused. */
    cause: pg.text().notNull(),
    /** End of the year in which earned points expire; null for points that were spent. */
    expires: moment(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.entry_id] }),
    keyTo('point_entry_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.uniqueIndex('point_entry_cause').on(t.company_id, t.user_id, t.cause),
    pg.index('point_entry_created').on(t.company_id, t.user_id, t.created, t.entry_id),
    /** Index for the sums of some days, which need no other columns. */
    pg.index('point_entry_moved').on(t.company_id, t.created, t.user_id, t.point),
    pg
      .index('point_entry_expires')
      .on(t.company_id, t.expires, t.user_id)
      .where(sql`expires is not null`),
    pg.check('point_entry_moves', sql`point <> 0`),
  ],
)

/** The offer that a trade of the order_type `memberCard` pays for, as of the purchase. */
export const vip_purchase = pg.pgTable(
  'vip_purchase',
  {
    company_id: companyId(),
    trade_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    vip_grade_id: pg.text().notNull(),
    card_type: pg.text({ enum: ['monthly', 'quarter', 'year'] }).notNull(),
    day: pg.integer().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.trade_id] }),
    keyTo('vip_purchase_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    keyTo('vip_purchase_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    keyTo(
      'vip_purchase_grade',
      [t.company_id, t.vip_grade_id],
      [vip_grade.company_id, vip_grade.vip_grade_id],
    ),
    pg.index('vip_purchase_member').on(t.company_id, t.user_id, t.created),
    pg.check('vip_purchase_day', sql`day > 0`),
  ],
)
