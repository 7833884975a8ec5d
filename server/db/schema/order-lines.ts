import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId } from './columns'
import { companyKey, keyTo } from './keys'
import { orders } from './orders'

/** What was bought, as it was then. */
export const order_line = pgTable(
  'order_line',
  {
    company_id: companyId(),
    order_id: text().notNull(),
    /** `id` on the wire, what after-sales name. */
    line_id: text().notNull(),
    item_id: text().notNull(),
    goods_id: text().notNull(),
    /** Whose stock it holds. */
    distributor_id: text().notNull(),
    item_bn: text().notNull(),
    item_name: text().notNull(),
    item_spec_desc: text().notNull(),
    pic: text().notNull(),
    order_item_type: text({ enum: ['normal', 'gift', 'plus_buy'] })
      .notNull()
      .default('normal'),
    num: integer().notNull(),
    /** Cents a piece, after activity or member price. */
    price: integer().notNull(),
    market_price: integer().notNull(),
    /** Cents a piece on the shelf then: what a gift costs that is not sent back (commerce-rules 8). */
    sale_price: integer().notNull().default(0),
    item_fee: integer().notNull(),
    discount_fee: integer().notNull(),
    /** Cents that points paid. */
    point_fee: integer().notNull(),
    share_points: integer().notNull(),
    /** item_fee − discount_fee − point_fee. */
    total_fee: integer().notNull(),
    shipped_num: integer().notNull().default(0),
    cancelled_num: integer().notNull().default(0),
    /** Pieces that can still be asked back (commerce-rules 15). */
    left_aftersales_num: integer().notNull(),
    refunded_fee: integer().notNull().default(0),
    refunded_point: integer().notNull().default(0),
    is_rate: boolean().notNull().default(false),
    sort: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id, t.line_id] }),
    keyTo('order_line_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    index('order_line_item').on(t.company_id, t.item_id),
    check('order_line_num', sql`num > 0 and shipped_num between 0 and num`),
    check('order_line_left', sql`left_aftersales_num between 0 and num`),
    check(
      'order_line_refund',
      sql`refunded_fee between 0 and total_fee and refunded_point between 0 and share_points`,
    ),
  ],
)

/** Each discount's share in each line (commerce-rules 7): a refund reads them, nothing is computed twice. */
export const line_discount = pgTable(
  'line_discount',
  {
    company_id: companyId(),
    order_id: text().notNull(),
    line_id: text().notNull(),
    /** `promotion:{id}`, `shop_coupon:{code}`, `platform_coupon:{code}`, `points`, `adjust`. */
    source: text().notNull(),
    amount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id, t.line_id, t.source] }),
    keyTo(
      'line_discount_line',
      [t.company_id, t.order_id, t.line_id],
      [order_line.company_id, order_line.order_id, order_line.line_id],
    ),
  ],
)

/** Paid pieces that are not yet added to `sales` of item and good; the row is deleted then. */
export const item_sale = pgTable(
  'item_sale',
  {
    company_id: companyId(),
    sale_id: text().notNull(),
    item_id: text().notNull(),
    goods_id: text().notNull(),
    num: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.sale_id] }), companyKey('item_sale', t.company_id)],
)
