import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { goods_item } from './goods'
import { companyKey, keyTo } from './keys'
import { member } from './members'

export const PROMOTION_KINDS = [
  'full_minus',
  'full_discount',
  'full_gift',
  'plus_price_buy',
  'limited_time_sale',
] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** One step of 满减 / 满折 / 满赠 / 换购: from `full` (cents or pieces) on. */
export interface PromotionStep {
  full: number
  /** full_minus: cents off. */
  minus?: number
  /** full_discount: percent off. */
  discount?: number
  /** full_gift, plus_price_buy: what is given, how many, for how many cents each. */
  gifts?: { item_id: string; num: number; price: number }[]
}

/** An activity of a shop or the company, over a time, on some goods (business-rules §1.4). */
export const promotion = pgTable(
  'promotion',
  {
    company_id: companyId(),
    promotion_id: text().notNull(),
    kind: text({ enum: PROMOTION_KINDS }).notNull(),
    marketing_name: text().notNull(),
    begin_time: moment().notNull(),
    end_time: moment().notNull(),
    /** What `full` counts. */
    condition_type: text({ enum: ['amount', 'pieces'] })
      .notNull()
      .default('amount'),
    steps: jsonb().$type<PromotionStep[]>().notNull().default([]),
    /** 上不封顶: the first step again for each multiple. */
    repeats: boolean().notNull().default(false),
    /** Orders of one member; 0: any number. */
    join_limit: integer().notNull().default(0),
    /** all, goods, category, tag, brand: what `promotion_target` lists. */
    scope: text({ enum: ['all', 'goods', 'category', 'tag', 'brand'] })
      .notNull()
      .default('all'),
    grade_ids: jsonb().$type<string[]>().notNull().default([]),
    /** The shop that pays for it; null: the company. */
    distributor_id: text(),
    disabled: boolean().notNull().default(false),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.promotion_id] }),
    companyKey('promotion', t.company_id),
    index('promotion_time').on(t.company_id, t.end_time),
    check('promotion_times', sql`end_time > begin_time`),
  ],
)

/** What a promotion is for, by its scope; of limited_time_sale each item with its price. */
export const promotion_target = pgTable(
  'promotion_target',
  {
    company_id: companyId(),
    promotion_id: text().notNull(),
    target_id: text().notNull(),
    /** limited_time_sale: cents. */
    price: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.promotion_id, t.target_id] }),
    keyTo(
      'promotion_target_promotion',
      [t.company_id, t.promotion_id],
      [promotion.company_id, promotion.promotion_id],
    ),
    index('promotion_target_target').on(t.company_id, t.target_id),
  ],
)

/** How often a member used a promotion: the limit is this row's, not a count of orders. */
export const promotion_use = pgTable(
  'promotion_use',
  {
    company_id: companyId(),
    promotion_id: text().notNull(),
    user_id: text().notNull(),
    used: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.promotion_id, t.user_id] }),
    keyTo(
      'promotion_use_promotion',
      [t.company_id, t.promotion_id],
      [promotion.company_id, promotion.promotion_id],
    ),
    keyTo('promotion_use_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
  ],
)

export const seckill = pgTable(
  'seckill',
  {
    company_id: companyId(),
    seckill_id: text().notNull(),
    activity_name: text().notNull(),
    /** Shown as 预告 from here. */
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

/** An item of a seckill with its own pieces (commerce-rules 3); they are part of the item's stock. */
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
    /** Pieces of one member; 0: any number. */
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

/** Pieces that a member ordered in a seckill; a cancelled order still counts as a try. */
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

/** The ticket that a member has been given last: who asks again within its time gets the same. */
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

/** Tickets that were redeemed; the ticket itself is signed, this makes it good for once. */
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

/** Copies of a coupon that one member claimed: `claimed < get_limit` is asked of this row. */
export const coupon_claim = pgTable(
  'coupon_claim',
  {
    company_id: companyId(),
    card_id: text().notNull(),
    user_id: text().notNull(),
    claimed: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id, t.user_id] }),
    keyTo('coupon_claim_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
  ],
)

export const MEMBER_COUPON_STATES = ['unused', 'locked', 'used', 'void'] as const

/** A member's copy of a coupon. That it has expired is read from `end_date`. */
export const member_coupon = pgTable(
  'member_coupon',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    /** What goes to `coupon_discount`. */
    code: text().notNull(),
    card_id: text().notNull(),
    state: text({ enum: MEMBER_COUPON_STATES }).notNull().default('unused'),
    begin_date: moment().notNull(),
    end_date: moment().notNull(),
    /** The order that locked or used it. */
    order_id: text(),
    used: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.code] }),
    keyTo('member_coupon_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('member_coupon_code').on(t.company_id, t.code),
    index('member_coupon_state').on(t.company_id, t.user_id, t.state, t.end_date),
    index('member_coupon_order').on(t.company_id, t.order_id),
  ],
)

/** An item's price for one membership grade; goes before the grade's percentage. */
export const item_grade_price = pgTable(
  'item_grade_price',
  {
    company_id: companyId(),
    item_id: text().notNull(),
    /** grade_id or vip_grade_id. */
    grade_id: text().notNull(),
    price: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.item_id, t.grade_id] }),
    keyTo('item_grade_price_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    check('item_grade_price_price', sql`price >= 0`),
  ],
)

/** 内购 and 福袋: what employees may buy, when, for how much (storefront §2 staff badges). */
export const staff_activity = pgTable(
  'staff_activity',
  {
    company_id: companyId(),
    activity_id: text().notNull(),
    kind: text({ enum: ['staff', 'lucky'] }).notNull(),
    name: text().notNull(),
    begin_time: moment().notNull(),
    end_time: moment().notNull(),
    disabled: boolean().notNull().default(false),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.activity_id] }),
    companyKey('staff_activity', t.company_id),
    check('staff_activity_times', sql`end_time > begin_time`),
  ],
)

export const staff_activity_item = pgTable(
  'staff_activity_item',
  {
    company_id: companyId(),
    activity_id: text().notNull(),
    item_id: text().notNull(),
    price: integer().notNull(),
    /** Pieces of one employee; 0: any number. */
    limit_num: integer().notNull().default(0),
    /** A lucky bag that is not to be had any more. */
    invalid: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.activity_id, t.item_id] }),
    keyTo(
      'staff_activity_item_activity',
      [t.company_id, t.activity_id],
      [staff_activity.company_id, staff_activity.activity_id],
    ),
    keyTo('staff_activity_item_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    index('staff_activity_item_item').on(t.company_id, t.item_id),
    check('staff_activity_item_price', sql`price >= 0`),
  ],
)

/** Pieces that a member bought of what is limited: `goods:{id}`, `staff:{activity}:{item}`. */
export const purchase_count = pgTable(
  'purchase_count',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    key: text().notNull(),
    bought: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.key] }),
    keyTo('purchase_count_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    check('purchase_count_bought', sql`bought >= 0`),
  ],
)
