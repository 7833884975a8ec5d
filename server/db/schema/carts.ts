import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { keyTo } from './company'
import { goods_item } from './goods'
import { member } from './members'

/** Lines of a cart, or of a direct purchase (`fastbuy`, one line that lives 600 s). */
export const cart_line = pg.pgTable(
  'cart_line',
  {
    company_id: companyId(),
    /** `m:{user_id}` or `g:{hash of the guest cookie}`. */
    owner: pg.text().notNull(),
    cart_id: pg.text().notNull(),
    cart_type: pg.text({ enum: ['cart', 'fastbuy'] }).notNull(),
    /** distributor; pointsmall has its own cart. */
    shop_type: pg.text({ enum: ['distributor', 'pointsmall'] }).notNull(),
    /** `0`: the company itself. */
    distributor_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    /** plus_buy: 换购, at the price of `activity_id`; separate from an ordinary line of the same item. */
    line_type: pg
      .text({ enum: ['normal', 'plus_buy'] })
      .notNull()
      .default('normal'),
    num: pg.integer().notNull(),
    is_checked: pg.boolean().notNull().default(true),
    /** The one chosen 满减 / 满折; null: the best is chosen. Of plus_buy the promotion that offers it. */
    activity_id: pg.text(),
    /** Cents per piece when it was added; null: unknown, or it was a visitor's price. */
    price_added: pg.integer(),
    created: created(),
    updated: updated(),
    /** Expiry of fastbuy and guest lines. */
    expires: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.owner, t.cart_id] }),
    keyTo('cart_line_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    pg
      .uniqueIndex('cart_line_once')
      .on(t.company_id, t.owner, t.cart_type, t.shop_type, t.distributor_id, t.item_id, t.line_type),
    pg.index('cart_line_expires').on(t.company_id, t.expires),
    pg.check('cart_line_num', sql`num > 0`),
  ],
)

/** Prices quoted to a member, valid for 15 minutes. */
export const quote = pg.pgTable(
  'quote',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    quote_id: pg.text().notNull(),
    total_fee: pg.integer().notNull(),
    /** Lines and sums as answered, to list the differences later. */
    content: pg.jsonb().notNull(),
    created: created(),
    expires: moment().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.quote_id] }),
    keyTo('quote_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('quote_expires').on(t.company_id, t.expires),
  ],
)
