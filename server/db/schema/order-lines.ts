import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created } from './columns'
import { companyKey, keyTo } from './company'
import { orders } from './orders'

/** What was bought, as of then. */
export const order_line = pg.pgTable(
  'order_line',
  {
    company_id: companyId(),
    order_id: pg.text().notNull(),
    /** `id` on the wire, by which after-sales refer to it. */
    line_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    goods_id: pg.text().notNull(),
    /** The shop whose stock is reserved. */
    distributor_id: pg.text().notNull(),
    item_bn: pg.text().notNull(),
    item_name: pg.text().notNull(),
    item_spec_desc: pg.text().notNull(),
    pic: pg.text().notNull(),
    order_item_type: pg
      .text({ enum: ['normal', 'gift', 'plus_buy'] })
      .notNull()
      .default('normal'),
    num: pg.integer().notNull(),
    /** Cents per piece, after activity or member price. */
    price: pg.integer().notNull(),
    market_price: pg.integer().notNull(),
    /** Cents per piece on the shelf at that time: the price of a gift that is not sent back. */
    sale_price: pg.integer().notNull().default(0),
    item_fee: pg.integer().notNull(),
    discount_fee: pg.integer().notNull(),
    /** Cents paid with points. */
    point_fee: pg.integer().notNull(),
    share_points: pg.integer().notNull(),
    /** item_fee − discount_fee − point_fee. */
    total_fee: pg.integer().notNull(),
    shipped_num: pg.integer().notNull().default(0),
    cancelled_num: pg.integer().notNull().default(0),
    /** Pieces that can still be claimed in after-sales. */
    left_aftersales_num: pg.integer().notNull(),
    refunded_fee: pg.integer().notNull().default(0),
    refunded_point: pg.integer().notNull().default(0),
    is_rate: pg.boolean().notNull().default(false),
    sort: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.order_id, t.line_id] }),
    keyTo('order_line_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    pg.index('order_line_item').on(t.company_id, t.item_id),
    pg.check('order_line_num', sql`num > 0 and shipped_num between 0 and num`),
    pg.check('order_line_left', sql`left_aftersales_num between 0 and num`),
    pg.check(
      'order_line_refund',
      sql`refunded_fee between 0 and total_fee and refunded_point between 0 and share_points`,
    ),
  ],
)

/** Each discount's share in each line: refunds read the shares instead of computing them again. */
export const line_discount = pg.pgTable(
  'line_discount',
  {
    company_id: companyId(),
    order_id: pg.text().notNull(),
    line_id: pg.text().notNull(),
    /** `promotion:{id}`, `shop_coupon:{code}`, `platform_coupon:{code}`, `points`, `adjust`. */
    source: pg.text().notNull(),
    amount: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.order_id, t.line_id, t.source] }),
    keyTo(
      'line_discount_line',
      [t.company_id, t.order_id, t.line_id],
      [order_line.company_id, order_line.order_id, order_line.line_id],
    ),
  ],
)

/** Paid pieces not yet added to `sales` of item and product; the row is deleted then. */
export const item_sale = pg.pgTable(
  'item_sale',
  {
    company_id: companyId(),
    sale_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    goods_id: pg.text().notNull(),
    num: pg.integer().notNull(),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id, t.sale_id] }), companyKey('item_sale', t.company_id)],
)

/** A parcel. */
export const delivery = pg.pgTable(
  'delivery',
  {
    company_id: companyId(),
    order_id: pg.text().notNull(),
    delivery_id: pg.text().notNull(),
    /** Courier's code and name; `merchant`: the shop's own delivery. */
    delivery_corp: pg.text().notNull(),
    delivery_corp_name: pg.text().notNull(),
    delivery_code: pg.text().notNull(),
    lines: pg.jsonb().$type<{ line_id: string; num: number }[]>().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.order_id, t.delivery_id] }),
    keyTo('delivery_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    pg.uniqueIndex('delivery_id').on(t.company_id, t.delivery_id),
  ],
)
