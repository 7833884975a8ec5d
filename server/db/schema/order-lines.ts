import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId } from './columns'
import { companyKey, keyTo } from './keys'
import { orders } from './orders'

/** What was bought, as of then. */
export const order_line = pgTable(
  'order_line',
  {
    company_id: companyId(),
    order_id: text().notNull(),
    /** `id` on the wire, by which after-sales refer to it. */
    line_id: text().notNull(),
    item_id: text().notNull(),
    goods_id: text().notNull(),
    /** The shop whose stock is reserved. */
    distributor_id: text().notNull(),
    item_bn: text().notNull(),
    item_name: text().notNull(),
    item_spec_desc: text().notNull(),
    pic: text().notNull(),
    order_item_type: text({ enum: ['normal', 'gift', 'plus_buy'] })
      .notNull()
      .default('normal'),
    num: integer().notNull(),
    /** Cents per piece, after activity or member price. */
    price: integer().notNull(),
    market_price: integer().notNull(),
    /** Cents per piece on the shelf at that time: the price of a gift that is not sent back. */
    sale_price: integer().notNull().default(0),
    item_fee: integer().notNull(),
    discount_fee: integer().notNull(),
    /** Cents paid with points. */
    point_fee: integer().notNull(),
    share_points: integer().notNull(),
    /** item_fee − discount_fee − point_fee. */
    total_fee: integer().notNull(),
    shipped_num: integer().notNull().default(0),
    cancelled_num: integer().notNull().default(0),
    /** Pieces that can still be claimed in after-sales. */
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

/** Each discount's share in each line: refunds read the shares instead of computing them again. */
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

/** Paid pieces not yet added to `sales` of item and product; the row is deleted then. */
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
