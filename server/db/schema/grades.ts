import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId } from './columns'
import { companyKey, keyTo } from './company'
import { goods_item } from './goods'

/** Membership levels that are earned by spending. */
export const member_grade = pg.pgTable(
  'member_grade',
  {
    company_id: companyId(),
    grade_id: pg.text().notNull(),
    grade_name: pg.text().notNull(),
    /** The level of new members. */
    default_grade: pg.boolean().notNull().default(false),
    background_pic_url: pg.text().notNull().default(''),
    /** Cents that a member must have spent. */
    total_consumption: pg.integer().notNull().default(0),
    /** Percent off: 20 is 8折; 0 is none. */
    discount: pg.integer().notNull().default(0),
    discount_desc: pg.text().notNull().default(''),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.grade_id] }),
    companyKey('member_grade', t.company_id),
    pg.check('member_grade_discount', sql`discount between 0 and 100`),
  ],
)

/** Membership levels that are bought for a time. */
export const vip_grade = pg.pgTable(
  'vip_grade',
  {
    company_id: companyId(),
    vip_grade_id: pg.text().notNull(),
    grade_name: pg.text().notNull(),
    lv_type: pg.text({ enum: ['vip', 'svip'] }).notNull(),
    is_default: pg.boolean().notNull().default(false),
    background_pic_url: pg.text().notNull().default(''),
    description: pg.text().notNull().default(''),
    guide_title: pg.text().notNull().default(''),
    /** Cents and days by kind; a kind without a price is not for sale. */
    prices: pg
      .jsonb()
      .$type<{ name: 'monthly' | 'quarter' | 'year'; price: number; day: number; desc: string }[]>()
      .notNull(),
    discount: pg.integer().notNull().default(0),
    discount_desc: pg.text().notNull().default(''),
    disabled: pg.boolean().notNull().default(false),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.vip_grade_id] }),
    companyKey('vip_grade', t.company_id),
    pg.check('vip_grade_discount', sql`discount between 0 and 100`),
  ],
)

/** An item's price for one membership level; it takes precedence over the level's percentage. */
export const item_grade_price = pg.pgTable(
  'item_grade_price',
  {
    company_id: companyId(),
    item_id: pg.text().notNull(),
    /** grade_id or vip_grade_id. */
    grade_id: pg.text().notNull(),
    price: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.item_id, t.grade_id] }),
    keyTo('item_grade_price_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    pg.check('item_grade_price_price', sql`price >= 0`),
  ],
)
