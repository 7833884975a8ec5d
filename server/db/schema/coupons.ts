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
} from 'drizzle-orm/pg-core'
import { company } from './company'
import { companyId, created, moment, updated } from './columns'
import { shop } from './shops'

export const CARD_TYPES = ['cash', 'discount', 'new_gift', 'gift', 'money'] as const
export type CardType = (typeof CARD_TYPES)[number]
export const DATE_TYPES = ['DATE_TYPE_FIX_TIME_RANGE', 'DATE_TYPE_FIX_TERM'] as const
export type DateType = (typeof DATE_TYPES)[number]

/** A coupon that can be claimed (`card` on the wire). Money in cents. */
export const coupon = pgTable(
  'coupon',
  {
    company_id: companyId(),
    card_id: text().notNull(),
    card_type: text({ enum: CARD_TYPES }).notNull(),
    title: text().notNull(),
    color: text().notNull().default(''),
    notice: text().notNull().default(''),
    description: text().notNull().default(''),
    date_type: text({ enum: DATE_TYPES }).notNull(),
    /** Validity; of a DATE_TYPE_FIX_TERM coupon only the optional end. */
    begin_date: moment(),
    end_date: moment(),
    /** DATE_TYPE_FIX_TERM: days from the claim until it becomes valid, and days of validity. */
    fixed_begin_term: integer(),
    fixed_term: integer(),
    quantity: integer().notNull(),
    /** Number of claimed copies. */
    get_num: integer().notNull().default(0),
    get_limit: integer().notNull().default(1),
    use_limit: integer().notNull().default(1),
    /** Percent off: 30 is 7折. */
    discount: integer().notNull().default(0),
    least_cost: integer().notNull().default(0),
    most_cost: integer().notNull().default(0),
    reduce_cost: integer().notNull().default(0),
    icon_url_list: jsonb().$type<string[]>().notNull().default([]),
    custom_url: text().notNull().default(''),
    /** Whether shoppers may claim it themselves. */
    receive: boolean().notNull().default(true),
    use_platform: text({ enum: ['mall', 'store'] })
      .notNull()
      .default('mall'),
    /** 0 all goods, 1 listed goods, 2 categories, 3 tags, 4 brands. */
    use_bound: integer().notNull().default(0),
    object_use_for: text().notNull().default(''),
    /** 0 normal, 1 paused, 2 closed. */
    kq_status: integer().notNull().default(0),
    grade_ids: jsonb().$type<string[]>().notNull().default([]),
    vip_grade_ids: jsonb().$type<string[]>().notNull().default([]),
    send_begin_time: moment(),
    send_end_time: moment(),
    use_scenes: text().notNull().default('ONLINE'),
    can_use_with_other_discount: boolean().notNull().default(true),
    /** The shop that bears the cost; null: the platform. */
    distributor_id: text(),
    sort: integer().notNull().default(0),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id] }),
    foreignKey({ name: 'coupon_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
    foreignKey({
      name: 'coupon_shop_key',
      columns: [t.company_id, t.distributor_id],
      foreignColumns: [shop.company_id, shop.distributor_id],
    }),
    index('coupon_sort').on(t.company_id, t.sort, t.card_id),
    check('coupon_money', sql`least_cost >= 0 and most_cost >= 0 and reduce_cost >= 0`),
    check('coupon_discount', sql`discount between 0 and 100`),
    check('coupon_claims', sql`get_num between 0 and quantity`),
  ],
)

/** Scope of a coupon whose `use_bound` is not 0: ids of goods, categories, tags or brands. */
export const coupon_bound = pgTable(
  'coupon_bound',
  { company_id: companyId(), card_id: text().notNull(), target_id: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id, t.target_id] }),
    foreignKey({
      name: 'coupon_bound_coupon_key',
      columns: [t.company_id, t.card_id],
      foreignColumns: [coupon.company_id, coupon.card_id],
    }),
    index('coupon_bound_target').on(t.company_id, t.target_id),
  ],
)

/** Shops where a coupon may be used; no rows: in all of them. */
export const coupon_shop = pgTable(
  'coupon_shop',
  { company_id: companyId(), card_id: text().notNull(), distributor_id: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id, t.distributor_id] }),
    foreignKey({
      name: 'coupon_shop_coupon_key',
      columns: [t.company_id, t.card_id],
      foreignColumns: [coupon.company_id, coupon.card_id],
    }),
    foreignKey({
      name: 'coupon_shop_shop_key',
      columns: [t.company_id, t.distributor_id],
      foreignColumns: [shop.company_id, shop.distributor_id],
    }),
    index('coupon_shop_shop').on(t.company_id, t.distributor_id),
  ],
)
