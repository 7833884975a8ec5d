import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { keyTo } from './company'
import { member } from './members'
import { trade } from './trades'

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

/** Receiver and address as of the order. */
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

/** What an order consumed besides stock, coupons and points; released if it is cancelled. */
export type OrderHold =
  /** `most`: the limit that it counts towards, as of then; older orders have none. */
  | { kind: 'purchase'; key: string; num: number; most?: number }
  | { kind: 'promotion'; promotion_id: string }
  | { kind: 'seckill'; seckill_id: string; item_id: string; num: number; most?: number }

/** One shop's part of a trade. All sums are of this order, in cents, and are never recomputed. */
export const orders = pg.pgTable(
  'orders',
  {
    company_id: companyId(),
    /** 17 digits. */
    order_id: pg.text().notNull(),
    trade_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    distributor_id: pg.text().notNull(),
    order_type: pg.text().notNull(),
    title: pg.text().notNull(),
    status: pg.text({ enum: ORDER_STATUSES }).notNull(),
    delivery_status: pg
      .text({ enum: ['PENDING', 'PARTAIL', 'DONE'] })
      .notNull()
      .default('PENDING'),
    cancel_status: pg
      .text({
        enum: ['NO_APPLY_CANCEL', 'WAIT_PROCESS', 'REFUND_PROCESS', 'SUCCESS', 'FAILS'],
      })
      .notNull()
      .default('NO_APPLY_CANCEL'),
    ziti_status: pg
      .text({ enum: ['NOTZITI', 'PENDING', 'DONE'] })
      .notNull()
      .default('NOTZITI'),
    /** Six digits; '' without pickup. */
    ziti_code: pg.text().notNull().default(''),
    receipt_type: pg.text({ enum: ['logistics', 'ziti', 'merchant'] }).notNull(),
    receiver: pg.jsonb().$type<OrderReceiver>().notNull(),
    pickup: pg.jsonb().$type<OrderPickup>(),
    invoice: pg.jsonb().$type<OrderInvoice>(),
    invoice_number: pg.text().notNull().default(''),
    remark: pg.text().notNull().default(''),
    /** Operators' notes; shoppers do not see them. */
    seller_remark: pg.text().notNull().default(''),

    item_fee: pg.integer().notNull(),
    market_fee: pg.integer().notNull(),
    member_discount: pg.integer().notNull().default(0),
    promotion_discount: pg.integer().notNull().default(0),
    coupon_discount: pg.integer().notNull().default(0),
    /** Points spent, and their value in cents. */
    point_use: pg.integer().notNull().default(0),
    point_fee: pg.integer().notNull().default(0),
    freight_fee: pg.integer().notNull().default(0),
    /** Freight paid with points: part of point_use, and cents that are part of point_fee. */
    freight_point: pg.integer().notNull().default(0),
    freight_point_fee: pg.integer().notNull().default(0),
    /** item_fee − discounts − points + freight. */
    total_fee: pg.integer().notNull(),
    /** Operator's adjustment before payment; part of total_fee. */
    adjust_fee: pg.integer().notNull().default(0),
    /** Cents refunded so far; never more than was paid. */
    refunded_fee: pg.integer().notNull().default(0),
    refunded_point: pg.integer().notNull().default(0),
    /** Explanation of each amount, from the quote. */
    discount_info: pg.jsonb().$type<object[]>().notNull().default([]),
    holds: pg.jsonb().$type<OrderHold[]>().notNull().default([]),
    get_points: pg.integer().notNull().default(0),
    /** Points earned by the order: 0 at first, granted when the after-sale window closes. */
    points_granted: pg.boolean().notNull().default(false),

    pay_type: pg.text().notNull().default(''),
    offline_payment_status: pg.integer().notNull().default(-1),
    paid: moment(),
    shipped: moment(),
    /** When it counts as received without confirmation. */
    auto_finish: moment(),
    extended: pg.boolean().notNull().default(false),
    finished: moment(),
    /** End of the after-sale window. */
    aftersale_until: moment(),
    cancelled: moment(),
    cancel_reason: pg.text().notNull().default(''),
    is_rate: pg.boolean().notNull().default(false),
    deleted: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.order_id] }),
    keyTo('orders_trade', [t.company_id, t.trade_id], [trade.company_id, trade.trade_id]),
    keyTo('orders_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('orders_member').on(t.company_id, t.user_id, t.created, t.order_id),
    pg.index('orders_trade').on(t.company_id, t.trade_id),
    pg.index('orders_status').on(t.company_id, t.status, t.created),
    /** Index for the sums of a day, which need no other columns. */
    pg.index('orders_takings').on(t.company_id, t.paid, t.total_fee),
    pg
      .index('orders_to_invoice')
      .on(t.company_id, t.created)
      .where(sql`invoice is not null and invoice_number = ''`),
    /** Indexes for operators' searches: whole mobile numbers and names. */
    pg.index('orders_receiver_mobile').on(t.company_id, sql`(receiver->>'receiver_mobile')`, t.created),
    pg.index('orders_receiver_name').on(t.company_id, sql`(receiver->>'receiver_name')`, t.created),
    /** First and last two characters of a name. */
    pg.index('orders_receiver_start').on(t.company_id, sql`left(receiver->>'receiver_name', 2)`, t.created),
    pg.index('orders_receiver_end').on(t.company_id, sql`right(receiver->>'receiver_name', 2)`, t.created),
    pg
      .index('orders_to_pay')
      .on(t.company_id, t.created, t.order_id)
      .where(sql`status in ('NOTPAY', 'WAIT_PAID_CONFIRM')`),
    pg
      .index('orders_open')
      .on(t.company_id, t.order_id)
      .where(sql`status in ('NOTPAY', 'WAIT_PAID_CONFIRM', 'PAYED', 'WAIT_BUYER_CONFIRM')`),
    pg.index('orders_created').on(t.company_id, t.created, t.order_id),
    /** Index of open work, which the dashboard counts at each visit. */
    pg
      .index('orders_to_ship')
      .on(t.company_id, t.created, t.order_id)
      .where(
        sql`status = 'PAYED' and receipt_type <> 'ziti' and cancel_status in ('NO_APPLY_CANCEL', 'FAILS')`,
      ),
    pg
      .index('orders_done')
      .on(t.company_id, t.created, t.order_id)
      .where(sql`status in ('DONE', 'REFUND_SUCCESS')`),
    pg
      .index('orders_to_cancel')
      .on(t.company_id, t.created, t.order_id)
      .where(sql`cancel_status = 'WAIT_PROCESS'`),
    pg
      .index('orders_pickup_waiting')
      .on(t.company_id, t.ziti_code)
      .where(sql`ziti_status = 'PENDING'`),
    pg
      .index('orders_pickup_day')
      .on(t.company_id, sql`(pickup->>'pickup_date')`, t.order_id)
      .where(sql`status = 'PAYED' and ziti_status = 'PENDING'`),
    pg
      .index('orders_auto_finish')
      .on(t.company_id, t.auto_finish)
      .where(sql`status = 'WAIT_BUYER_CONFIRM'`),
    pg
      .index('orders_points_due')
      .on(t.company_id, t.aftersale_until)
      .where(sql`status = 'DONE' and not points_granted`),
    pg.check('orders_money', sql`total_fee >= 0 and refunded_fee between 0 and total_fee`),
    pg.check('orders_points', sql`refunded_point between 0 and point_use`),
  ],
)

/** Timeline of an order. Append-only. Partitioned by month (server/db/months). */
export const order_event = pg.pgTable(
  'order_event',
  {
    company_id: companyId(),
    order_id: pg.text().notNull(),
    event_id: pg.text().notNull(),
    kind: pg.text().notNull(),
    /** `member`, `operator:{name}`, `system`. */
    actor: pg.text().notNull(),
    details: pg.jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ name: 'order_event_pk', columns: [t.company_id, t.order_id, t.event_id, t.created] }),
    keyTo('order_event_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
  ],
)
