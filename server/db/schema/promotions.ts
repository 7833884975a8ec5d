import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { member } from './members'

export const PROMOTION_KINDS = [
  'full_minus',
  'full_discount',
  'full_gift',
  'plus_price_buy',
  'limited_time_sale',
] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** One tier of 满减 / 满折 / 满赠 / 换购: from `full` (cents or pieces) on. */
export interface PromotionStep {
  full: number
  /** full_minus: cents off. */
  minus?: number
  /** full_discount: percent off. */
  discount?: number
  /** full_gift, plus_price_buy: the items, their number and cents per piece. */
  gifts?: { item_id: string; num: number; price: number }[]
}

/** A promotion of a shop or the company, over a time, for some goods. */
export const promotion = pg.pgTable(
  'promotion',
  {
    company_id: companyId(),
    promotion_id: pg.text().notNull(),
    kind: pg.text({ enum: PROMOTION_KINDS }).notNull(),
    marketing_name: pg.text().notNull(),
    begin_time: moment().notNull(),
    end_time: moment().notNull(),
    /** Unit of `full`. */
    condition_type: pg
      .text({ enum: ['amount', 'pieces'] })
      .notNull()
      .default('amount'),
    steps: pg.jsonb().$type<PromotionStep[]>().notNull().default([]),
    /** 上不封顶: the first tier repeats for each multiple. */
    repeats: pg.boolean().notNull().default(false),
    /** Orders per member; 0: no limit. */
    join_limit: pg.integer().notNull().default(0),
    /** all, goods, category, tag, brand: the kind of rows in `promotion_target`. */
    scope: pg
      .text({ enum: ['all', 'goods', 'category', 'tag', 'brand'] })
      .notNull()
      .default('all'),
    grade_ids: pg.jsonb().$type<string[]>().notNull().default([]),
    /** The shop that bears the cost; null: the company. */
    distributor_id: pg.text(),
    disabled: pg.boolean().notNull().default(false),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.promotion_id] }),
    companyKey('promotion', t.company_id),
    pg.index('promotion_time').on(t.company_id, t.end_time),
    pg.check('promotion_times', sql`end_time > begin_time`),
  ],
)

/** Targets of a promotion, by its scope; of limited_time_sale each item with its price. */
export const promotion_target = pg.pgTable(
  'promotion_target',
  {
    company_id: companyId(),
    promotion_id: pg.text().notNull(),
    target_id: pg.text().notNull(),
    /** limited_time_sale: cents. */
    price: pg.integer(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.promotion_id, t.target_id] }),
    keyTo(
      'promotion_target_promotion',
      [t.company_id, t.promotion_id],
      [promotion.company_id, promotion.promotion_id],
    ),
    pg.index('promotion_target_target').on(t.company_id, t.target_id),
  ],
)

/** How often a member used a promotion: the limit is checked on this row instead of counting orders. */
export const promotion_use = pg.pgTable(
  'promotion_use',
  {
    company_id: companyId(),
    promotion_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    used: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.promotion_id, t.user_id] }),
    keyTo(
      'promotion_use_promotion',
      [t.company_id, t.promotion_id],
      [promotion.company_id, promotion.promotion_id],
    ),
    keyTo('promotion_use_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
  ],
)

/**
 * Pieces that a member bought under a limit: `goods:{id}`, `goods:{id}:{period}:{its first day}`,
 * `staff:{activity}:{item}`.
 */
export const purchase_count = pg.pgTable(
  'purchase_count',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    key: pg.text().notNull(),
    bought: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.key] }),
    keyTo('purchase_count_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.check('purchase_count_bought', sql`bought >= 0`),
  ],
)
