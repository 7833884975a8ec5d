import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { goods_item } from './goods'
import { companyKey, keyTo } from './keys'
import { member } from './members'

export const seckill = pgTable(
  'seckill',
  {
    company_id: companyId(),
    seckill_id: text().notNull(),
    activity_name: text().notNull(),
    /** Start of the announcement (预告). */
    notice_time: moment().notNull(),
    begin_time: moment().notNull(),
    end_time: moment().notNull(),
    /** Minutes in which an order must be paid; null: the company's setting. */
    validity_period: integer(),
    disabled: boolean().notNull().default(false),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.seckill_id] }),
    companyKey('seckill', t.company_id),
    index('seckill_time').on(t.company_id, t.end_time),
    check('seckill_times', sql`end_time > begin_time and notice_time <= begin_time`),
  ],
)

/** An item of a seckill with its own pieces, which are part of the item's stock. */
export const seckill_item = pgTable(
  'seckill_item',
  {
    company_id: companyId(),
    seckill_id: text().notNull(),
    item_id: text().notNull(),
    activity_price: integer().notNull(),
    activity_store: integer().notNull(),
    /** Pieces in orders that are not cancelled. */
    sold: integer().notNull().default(0),
    /** Pieces per member; 0: no limit. */
    limit_num: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.seckill_id, t.item_id] }),
    keyTo('seckill_item_seckill', [t.company_id, t.seckill_id], [seckill.company_id, seckill.seckill_id]),
    keyTo('seckill_item_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    index('seckill_item_item').on(t.company_id, t.item_id),
    check('seckill_item_sold', sql`sold between 0 and activity_store`),
    check('seckill_item_price', sql`activity_price > 0`),
  ],
)

/** Pieces that a member ordered in a seckill; a cancelled order still counts as an attempt. */
export const seckill_count = pgTable(
  'seckill_count',
  {
    company_id: companyId(),
    seckill_id: text().notNull(),
    item_id: text().notNull(),
    user_id: text().notNull(),
    bought: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.seckill_id, t.item_id, t.user_id] }),
    foreignKey({
      name: 'seckill_count_item_key',
      columns: [t.company_id, t.seckill_id, t.item_id],
      foreignColumns: [seckill_item.company_id, seckill_item.seckill_id, seckill_item.item_id],
    }),
    keyTo('seckill_count_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
  ],
)

/** The latest ticket of a member: a repeated request within its lifetime gets the same one. */
export const seckill_grant = pgTable(
  'seckill_grant',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    seckill_id: text().notNull(),
    item_id: text().notNull(),
    num: integer().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.seckill_id, t.item_id] }),
    keyTo('seckill_grant_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    keyTo('seckill_grant_seckill', [t.company_id, t.seckill_id], [seckill.company_id, seckill.seckill_id]),
  ],
)

/** Redeemed tickets; tickets are signed, this table makes them single-use. */
export const seckill_ticket = pgTable(
  'seckill_ticket',
  {
    company_id: companyId(),
    /** SHA-256 of the ticket. */
    ticket_id: text().notNull(),
    order_id: text().notNull(),
    created: created(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.ticket_id] }), companyKey('seckill_ticket', t.company_id)],
)
