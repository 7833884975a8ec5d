import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { shop } from './shops'

export const CARD_TYPES = ['cash', 'discount', 'new_gift', 'gift', 'money'] as const
export type CardType = (typeof CARD_TYPES)[number]
export const DATE_TYPES = ['DATE_TYPE_FIX_TIME_RANGE', 'DATE_TYPE_FIX_TERM'] as const
export type DateType = (typeof DATE_TYPES)[number]

/** A coupon that can be claimed (`card` on the wire). Money in cents. */
export const coupon = pg.pgTable(
  'coupon',
  {
    company_id: companyId(),
    card_id: pg.text().notNull(),
    card_type: pg.text({ enum: CARD_TYPES }).notNull(),
    title: pg.text().notNull(),
    color: pg.text().notNull().default(''),
    notice: pg.text().notNull().default(''),
    description: pg.text().notNull().default(''),
    date_type: pg.text({ enum: DATE_TYPES }).notNull(),
    /** Validity; of a DATE_TYPE_FIX_TERM coupon only the optional end. */
    begin_date: moment(),
    end_date: moment(),
    /** DATE_TYPE_FIX_TERM: days from the claim until it becomes valid, and days of validity. */
    fixed_begin_term: pg.integer(),
    fixed_term: pg.integer(),
    quantity: pg.integer().notNull(),
    /** Number of claimed copies. */
    get_num: pg.integer().notNull().default(0),
    get_limit: pg.integer().notNull().default(1),
    use_limit: pg.integer().notNull().default(1),
    /** Percent off: 30 is 7折. */
    discount: pg.integer().notNull().default(0),
    least_cost: pg.integer().notNull().default(0),
    most_cost: pg.integer().notNull().default(0),
    reduce_cost: pg.integer().notNull().default(0),
    icon_url_list: pg.jsonb().$type<string[]>().notNull().default([]),
    custom_url: pg.text().notNull().default(''),
    /** Whether shoppers may claim it themselves. */
    receive: pg.boolean().notNull().default(true),
    use_platform: pg
      .text({ enum: ['mall', 'store'] })
      .notNull()
      .default('mall'),
    /** 0 all goods, 1 listed goods, 2 categories, 3 tags, 4 brands. */
    use_bound: pg.integer().notNull().default(0),
    object_use_for: pg.text().notNull().default(''),
    /** 0 normal, 1 paused, 2 closed. */
    kq_status: pg.integer().notNull().default(0),
    grade_ids: pg.jsonb().$type<string[]>().notNull().default([]),
    vip_grade_ids: pg.jsonb().$type<string[]>().notNull().default([]),
    send_begin_time: moment(),
    send_end_time: moment(),
    use_scenes: pg.text().notNull().default('ONLINE'),
    can_use_with_other_discount: pg.boolean().notNull().default(true),
    /** The shop that bears the cost; null: the platform. */
    distributor_id: pg.text(),
    sort: pg.integer().notNull().default(0),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.card_id] }),
    companyKey('coupon', t.company_id),
    keyTo('coupon_shop', [t.company_id, t.distributor_id], [shop.company_id, shop.distributor_id]),
    pg.index('coupon_sort').on(t.company_id, t.sort, t.card_id),
    pg.check('coupon_money', sql`least_cost >= 0 and most_cost >= 0 and reduce_cost >= 0`),
    pg.check('coupon_discount', sql`discount between 0 and 100`),
    pg.check('coupon_claims', sql`get_num between 0 and quantity`),
  ],
)

/** Scope of a coupon whose `use_bound` is not 0: ids of goods, categories, tags or brands. */
export const coupon_bound = pg.pgTable(
  'coupon_bound',
  { company_id: companyId(), card_id: pg.text().notNull(), target_id: pg.text().notNull() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.card_id, t.target_id] }),
    keyTo('coupon_bound_coupon', [t.company_id, t.card_id], [coupon.company_id, coupon.card_id]),
    pg.index('coupon_bound_target').on(t.company_id, t.target_id),
  ],
)

/** Shops where a coupon may be used; no rows: in all of them. */
export const coupon_shop = pg.pgTable(
  'coupon_shop',
  { company_id: companyId(), card_id: pg.text().notNull(), distributor_id: pg.text().notNull() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.card_id, t.distributor_id] }),
    keyTo('coupon_shop_coupon', [t.company_id, t.card_id], [coupon.company_id, coupon.card_id]),
    keyTo('coupon_shop_shop', [t.company_id, t.distributor_id], [shop.company_id, shop.distributor_id]),
    pg.index('coupon_shop_shop').on(t.company_id, t.distributor_id),
  ],
)
