import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created } from './columns'
import { keyTo } from './keys'
import { vip_grade } from './grades'
import { member } from './members'
import { trade } from './trades'

/** The offer that a trade of the order_type `memberCard` pays for, as of the purchase. */
export const vip_purchase = pgTable(
  'vip_purchase',
  {
    company_id: companyId(),
    trade_id: text().notNull(),
    user_id: text().notNull(),
    vip_grade_id: text().notNull(),
    card_type: text({ enum: ['monthly', 'quarter', 'year'] }).notNull(),
    day: integer().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.trade_id] }),
    keyTo('vip_purchase_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    keyTo('vip_purchase_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    keyTo(
      'vip_purchase_grade',
      [t.company_id, t.vip_grade_id],
      [vip_grade.company_id, vip_grade.vip_grade_id],
    ),
    index('vip_purchase_member').on(t.company_id, t.user_id, t.created),
    check('vip_purchase_day', sql`day > 0`),
  ],
)
