import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './keys'
import { member } from './members'

/** One payment for the orders of one checkout (decisions 22). */
export const trade = pgTable(
  'trade',
  {
    company_id: companyId(),
    trade_id: text().notNull(),
    user_id: text().notNull(),
    order_type: text().notNull(),
    /** Cents of all its orders. */
    total_fee: integer().notNull(),
    state: text({ enum: ['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND'] })
      .notNull()
      .default('NOTPAY'),
    pay_type: text().notNull().default(''),
    /** The one payment that counts; later ones go back. */
    payment_id: text().notNull().default(''),
    paid: moment(),
    /** Until then it can be paid; never counted from a poll (commerce-rules §1). */
    expires: moment().notNull(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.trade_id] }),
    keyTo('trade_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('trade_member').on(t.company_id, t.user_id, t.created),
    index('trade_due')
      .on(t.company_id, t.expires)
      .where(sql`state = 'NOTPAY'`),
    check('trade_money', sql`total_fee >= 0`),
  ],
)

export const ORDER_STATUSES = [
  'NOTPAY',
  'WAIT_PAID_CONFIRM',
  'PAYED',
  'WAIT_BUYER_CONFIRM',
  'DONE',
  'CANCEL',
  'REFUND_SUCCESS',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where it goes, as it was when it was ordered (commerce-rules 16). */
export interface OrderReceiver {
  receiver_name: string
  receiver_mobile: string
  receiver_state: string
  receiver_city: string
  receiver_district: string
  receiver_address: string
  receiver_zip: string
}
export interface OrderPickup {
  pickup_location: string
  pickup_date: string
  pickup_time: string
  name: string
  address: string
  hours: string
  contract_phone: string
}
export interface OrderInvoice {
  title: 'individual' | 'unit'
  content: string
  registration_number: string
  company_address: string
  company_phone: string
  bankname: string
  bankaccount: string
}

/** What an order took besides stock, coupons and points; a cancelled one gives it back. */
export type OrderHold =
  | { kind: 'purchase'; key: string; num: number }
  | { kind: 'promotion'; promotion_id: string }
  | { kind: 'seckill'; seckill_id: string; item_id: string; num: number }

/** One shop's part of a trade. All sums are of this order, in cents, and never computed again. */
export const orders = pgTable(
  'orders',
  {
    company_id: companyId(),
    /** 17 digits, commerce-rules 13. */
    order_id: text().notNull(),
    trade_id: text().notNull(),
    user_id: text().notNull(),
    distributor_id: text().notNull(),
    order_type: text().notNull(),
    title: text().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    delivery_status: text({ enum: ['PENDING', 'PARTAIL', 'DONE'] })
      .notNull()
      .default('PENDING'),
    cancel_status: text({
      enum: ['NO_APPLY_CANCEL', 'WAIT_PROCESS', 'REFUND_PROCESS', 'SUCCESS', 'FAILS'],
    })
      .notNull()
      .default('NO_APPLY_CANCEL'),
    ziti_status: text({ enum: ['NOTZITI', 'PENDING', 'DONE'] })
      .notNull()
      .default('NOTZITI'),
    /** Six digits; '' without pickup. */
    ziti_code: text().notNull().default(''),
    receipt_type: text({ enum: ['logistics', 'ziti', 'merchant'] }).notNull(),
    receiver: jsonb().$type<OrderReceiver>().notNull(),
    pickup: jsonb().$type<OrderPickup>(),
    invoice: jsonb().$type<OrderInvoice>(),
    invoice_number: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** What the operators note; no shopper reads it. */
    seller_remark: text().notNull().default(''),

    item_fee: integer().notNull(),
    market_fee: integer().notNull(),
    member_discount: integer().notNull().default(0),
    promotion_discount: integer().notNull().default(0),
    coupon_discount: integer().notNull().default(0),
    /** Points spent, and the cents they stand for. */
    point_use: integer().notNull().default(0),
    point_fee: integer().notNull().default(0),
    freight_fee: integer().notNull().default(0),
    /** item_fee − discounts − points + freight. */
    total_fee: integer().notNull(),
    /** What an operator took off or put on before it was paid; part of total_fee. */
    adjust_fee: integer().notNull().default(0),
    /** Paid out so far; never more than was paid. */
    refunded_fee: integer().notNull().default(0),
    refunded_point: integer().notNull().default(0),
    /** How each figure came to be, as the quote said it. */
    discount_info: jsonb().$type<object[]>().notNull().default([]),
    holds: jsonb().$type<OrderHold[]>().notNull().default([]),
    get_points: integer().notNull().default(0),
    /** Points of the order: 0 not yet, then granted when the window closes. */
    points_granted: boolean().notNull().default(false),

    pay_type: text().notNull().default(''),
    offline_payment_status: integer().notNull().default(-1),
    paid: moment(),
    shipped: moment(),
    /** When it is received by itself. */
    auto_finish: moment(),
    extended: boolean().notNull().default(false),
    finished: moment(),
    /** End of the after-sale window. */
    aftersale_until: moment(),
    cancelled: moment(),
    cancel_reason: text().notNull().default(''),
    is_rate: boolean().notNull().default(false),
    deleted: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id] }),
    keyTo('orders_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    keyTo('orders_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('orders_member').on(t.company_id, t.user_id, t.created, t.order_id),
    index('orders_trade').on(t.company_id, t.trade_id),
    index('orders_status').on(t.company_id, t.status, t.created),
    index('orders_auto_finish')
      .on(t.company_id, t.auto_finish)
      .where(sql`status = 'WAIT_BUYER_CONFIRM'`),
    index('orders_points_due')
      .on(t.company_id, t.aftersale_until)
      .where(sql`status = 'DONE' and not points_granted`),
    check('orders_money', sql`total_fee >= 0 and refunded_fee between 0 and total_fee`),
    check('orders_points', sql`refunded_point between 0 and point_use`),
  ],
)

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

/** What happened to an order, for its timeline. Rows are only ever added. */
export const order_event = pgTable(
  'order_event',
  {
    company_id: companyId(),
    order_id: text().notNull(),
    event_id: text().notNull(),
    kind: text().notNull(),
    /** `member`, `operator:{name}`, `system`. */
    actor: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id, t.event_id] }),
    keyTo('order_event_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
  ],
)

/** commerce-rules 4: the same key with the same body is the same order. Kept 72 h. */
export const idempotency = pgTable(
  'idempotency',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    /** `order:{Idempotency-Key}`, `pay:{…}`. */
    key: text().notNull(),
    body_hash: text().notNull(),
    answer: jsonb().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.key] }),
    companyKey('idempotency', t.company_id),
    index('idempotency_created').on(t.company_id, t.created),
  ],
)

/** A parcel. */
export const delivery = pgTable(
  'delivery',
  {
    company_id: companyId(),
    order_id: text().notNull(),
    delivery_id: text().notNull(),
    /** Courier's code and name; `merchant`: our own. */
    delivery_corp: text().notNull(),
    delivery_corp_name: text().notNull(),
    delivery_code: text().notNull(),
    lines: jsonb().$type<{ line_id: string; num: number }[]>().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id, t.delivery_id] }),
    keyTo('delivery_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    uniqueIndex('delivery_id').on(t.company_id, t.delivery_id),
  ],
)
