import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { goods_item } from './goods'
import { member } from './members'

export const seckill = pg.pgTable(
  'seckill',
  {
    company_id: companyId(),
    seckill_id: pg.text().notNull(),
    activity_name: pg.text().notNull(),
    /** Start of the announcement (预告). */
    notice_time: moment().notNull(),
    begin_time: moment().notNull(),
    end_time: moment().notNull(),
    /** Minutes in which an order must be paid; null: the company's setting. */
    validity_period: pg.integer(),
    disabled: pg.boolean().notNull().default(false),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.seckill_id] }),
    companyKey('seckill', t.company_id),
    pg.index('seckill_time').on(t.company_id, t.end_time),
    pg.check('seckill_times', sql`end_time > begin_time and notice_time <= begin_time`),
  ],
)

/** An item of a seckill with its own pieces, which are part of the item's stock. */
export const seckill_item = pg.pgTable(
  'seckill_item',
  {
    company_id: companyId(),
    seckill_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    activity_price: pg.integer().notNull(),
    activity_store: pg.integer().notNull(),
    /** Pieces in orders that are not cancelled. */
    sold: pg.integer().notNull().default(0),
    /** Pieces per member; 0: no limit. */
    limit_num: pg.integer().notNull().default(0),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.seckill_id, t.item_id] }),
    keyTo('seckill_item_seckill', [t.company_id, t.seckill_id], [seckill.company_id, seckill.seckill_id]),
    keyTo('seckill_item_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    pg.index('seckill_item_item').on(t.company_id, t.item_id),
    pg.check('seckill_item_sold', sql`sold between 0 and activity_store`),
    pg.check('seckill_item_price', sql`activity_price > 0`),
  ],
)

/** Pieces that a member ordered in a seckill; a cancelled order still counts as an attempt. */
export const seckill_count = pg.pgTable(
  'seckill_count',
  {
    company_id: companyId(),
    seckill_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    bought: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.seckill_id, t.item_id, t.user_id] }),
    keyTo(
      'seckill_count_item',
      [t.company_id, t.seckill_id, t.item_id],
      [seckill_item.company_id, seckill_item.seckill_id, seckill_item.item_id],
    ),
    keyTo('seckill_count_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
  ],
)

/** The latest ticket of a member: a repeated request within its lifetime gets the same one. */
export const seckill_grant = pg.pgTable(
  'seckill_grant',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    seckill_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    num: pg.integer().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.seckill_id, t.item_id] }),
    keyTo('seckill_grant_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    keyTo('seckill_grant_seckill', [t.company_id, t.seckill_id], [seckill.company_id, seckill.seckill_id]),
  ],
)

/** Redeemed tickets; tickets are signed, this table makes them single-use. */
export const seckill_ticket = pg.pgTable(
  'seckill_ticket',
  {
    company_id: companyId(),
    /** SHA-256 of the ticket. */
    ticket_id: pg.text().notNull(),
    order_id: pg.text().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.ticket_id] }),
    companyKey('seckill_ticket', t.company_id),
  ],
)
