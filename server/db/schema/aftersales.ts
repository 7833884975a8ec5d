import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { member } from './members'
import { order_line } from './order-lines'
import { orders } from './orders'

export const AFTERSALES_TYPES = ['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'] as const
/** Rule aftersales-1. */
export const AFTERSALES_STATES = [
  'APPLIED',
  'REJECTED',
  'WAIT_SENDBACK',
  'SENT',
  'RECEIVED',
  'REFUNDING',
  'DONE',
  'CLOSED',
] as const
export type AftersalesState = (typeof AFTERSALES_STATES)[number]

/** An application of a member for pieces of one order. */
export const aftersale = pg.pgTable(
  'aftersale',
  {
    company_id: companyId(),
    aftersales_bn: pg.text().notNull(),
    order_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    aftersales_type: pg.text({ enum: AFTERSALES_TYPES }).notNull(),
    /** ONLY_REFUND of less than the pieces are worth: the buyer keeps the pieces, or they are still shipped. */
    keeps_goods: pg.boolean().notNull().default(false),
    state: pg.text({ enum: AFTERSALES_STATES }).notNull().default('APPLIED'),
    refund_fee: pg.integer().notNull(),
    refund_point: pg.integer().notNull(),
    /** Part of refund_fee. */
    freight: pg.integer().notNull().default(0),
    /** Part of refund_point: points that had paid freight. */
    freight_point: pg.integer().notNull().default(0),
    /** Cents that the buyer pays for gifts that they keep: deducted from the refund. */
    kept_gifts: pg.jsonb().$type<{ line_id: string; fee: number; num?: number }[]>().notNull().default([]),
    reason: pg.text().notNull(),
    description: pg.text().notNull().default(''),
    evidence_pic: pg.jsonb().$type<string[]>().notNull().default([]),
    /** offline: the buyer brings it to a shop. */
    return_type: pg
      .text({ enum: ['logistics', 'offline'] })
      .notNull()
      .default('logistics'),
    contact: pg.text().notNull().default(''),
    mobile: pg.text().notNull().default(''),
    refuse_reason: pg.text().notNull().default(''),
    memo: pg.text().notNull().default(''),
    /** Return address. */
    aftersales_address: pg.jsonb().$type<Record<string, string>>().notNull().default({}),
    sendback: pg.jsonb().$type<{ corp_code: string; logi_no: string; sent: string }>(),
    /** EXCHANGING_GOODS: what the shop sent instead. */
    sendconfirm: pg.jsonb().$type<{ corp_code: string; logi_no: string; sent: string }>(),
    /** EXCHANGING_GOODS: when the buyer confirmed receipt. */
    received: moment(),
    /** When a job decides in place of a party that did not act (aftersales/due.ts). */
    due: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.aftersales_bn] }),
    keyTo('aftersale_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    keyTo('aftersale_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('aftersale_member').on(t.company_id, t.user_id, t.created),
    pg.index('aftersale_state').on(t.company_id, t.state, t.created),
    pg.index('aftersale_due').on(t.company_id, t.due),
    pg.index('aftersale_order').on(t.company_id, t.order_id),
    pg.index('aftersale_created').on(t.company_id, t.created, t.aftersales_bn),
    pg.check(
      'aftersale_money',
      sql`refund_fee >= 0 and refund_point >= 0 and freight between 0 and refund_fee`,
    ),
  ],
)

export const aftersale_line = pg.pgTable(
  'aftersale_line',
  {
    company_id: companyId(),
    aftersales_bn: pg.text().notNull(),
    order_id: pg.text().notNull(),
    line_id: pg.text().notNull(),
    num: pg.integer().notNull(),
    /** Pieces of `num` not shipped yet: held back during the review, released on refund. */
    held_num: pg.integer().notNull().default(0),
    /** What these pieces are worth of the line as stored (rule checkout-4): taken from later applications. */
    share_fee: pg.integer().notNull().default(0),
    share_point: pg.integer().notNull().default(0),
    /** Amount refunded for them, at most their share. */
    refund_fee: pg.integer().notNull(),
    refund_point: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.aftersales_bn, t.line_id] }),
    keyTo(
      'aftersale_line_aftersale',
      [t.company_id, t.aftersales_bn],
      [aftersale.company_id, aftersale.aftersales_bn],
    ),
    keyTo(
      'aftersale_line_line',
      [t.company_id, t.order_id, t.line_id],
      [order_line.company_id, order_line.order_id, order_line.line_id],
    ),
    pg.index('aftersale_line_line').on(t.company_id, t.order_id, t.line_id),
    pg.check('aftersale_line_num', sql`num > 0 and held_num between 0 and num`),
    pg.check(
      'aftersale_line_share',
      sql`refund_fee between 0 and share_fee and refund_point between 0 and share_point`,
    ),
  ],
)

/** A member's review of an order line. */
export const review = pg.pgTable(
  'review',
  {
    company_id: companyId(),
    rate_id: pg.text().notNull(),
    order_id: pg.text().notNull(),
    line_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    goods_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    content: pg.text().notNull(),
    star: pg.integer().notNull(),
    rate_pic: pg.jsonb().$type<string[]>().notNull().default([]),
    anonymous: pg.boolean().notNull().default(false),
    item_spec_desc: pg.text().notNull().default(''),
    praise_num: pg.integer().notNull().default(0),
    hidden: pg.boolean().notNull().default(false),
    /** That the shop replied, as recorded by the job "note-answers"; if false, the replies have to be read. */
    answered: pg.boolean().notNull().default(false),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.rate_id] }),
    keyTo(
      'review_line',
      [t.company_id, t.order_id, t.line_id],
      [order_line.company_id, order_line.order_id, order_line.line_id],
    ),
    keyTo('review_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.uniqueIndex('review_once').on(t.company_id, t.order_id, t.line_id),
    pg.index('review_created').on(t.company_id, t.created),
    pg
      .index('review_hidden')
      .on(t.company_id, t.created)
      .where(sql`hidden`),
    pg
      .index('review_unanswered')
      .on(t.company_id, t.created, t.rate_id)
      .where(sql`not hidden and not answered`),
    pg.index('review_member').on(t.company_id, t.user_id),
    pg.index('review_goods').on(t.company_id, t.goods_id, t.created, t.rate_id),
    pg.check('review_star', sql`star between 1 and 5`),
  ],
)

export const review_reply = pg.pgTable(
  'review_reply',
  {
    company_id: companyId(),
    rate_id: pg.text().notNull(),
    reply_id: pg.text().notNull(),
    role: pg.text({ enum: ['seller', 'buyer'] }).notNull(),
    user_id: pg.text(),
    username: pg.text().notNull(),
    content: pg.text().notNull(),
    /** Of a reply of the shop: its review is already marked as answered. */
    noted: pg.boolean().notNull().default(false),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.rate_id, t.reply_id] }),
    pg
      .index('review_reply_to_note')
      .on(t.company_id, t.rate_id, t.reply_id)
      .where(sql`role = 'seller' and not noted`),
    keyTo('review_reply_review', [t.company_id, t.rate_id], [review.company_id, review.rate_id]),
    pg
      .index('review_reply_member')
      .on(t.company_id, t.user_id)
      .where(sql`user_id is not null`),
  ],
)

/** One member likes a review once. */
export const review_praise = pg.pgTable(
  'review_praise',
  { company_id: companyId(), rate_id: pg.text().notNull(), user_id: pg.text().notNull(), created: created() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.rate_id, t.user_id] }),
    companyKey('review_praise', t.company_id),
  ],
)
