import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId } from './columns'
import { goods_item } from './goods'
import { companyKey, keyTo } from './keys'

/** Membership levels that are earned by spending. */
export const member_grade = pgTable(
  'member_grade',
  {
    company_id: companyId(),
    grade_id: text().notNull(),
    grade_name: text().notNull(),
    /** The level of new members. */
    default_grade: boolean().notNull().default(false),
    background_pic_url: text().notNull().default(''),
    /** Cents that a member must have spent. */
    total_consumption: integer().notNull().default(0),
    /** Percent off: 20 is 8折; 0 is none. */
    discount: integer().notNull().default(0),
    discount_desc: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.grade_id] }),
    companyKey('member_grade', t.company_id),
    check('member_grade_discount', sql`discount between 0 and 100`),
  ],
)

/** Membership levels that are bought for a time. */
export const vip_grade = pgTable(
  'vip_grade',
  {
    company_id: companyId(),
    vip_grade_id: text().notNull(),
    grade_name: text().notNull(),
    lv_type: text({ enum: ['vip', 'svip'] }).notNull(),
    is_default: boolean().notNull().default(false),
    background_pic_url: text().notNull().default(''),
    description: text().notNull().default(''),
    guide_title: text().notNull().default(''),
    /** Cents and days by kind; a kind without a price is not for sale. */
    prices: jsonb()
      .$type<{ name: 'monthly' | 'quarter' | 'year'; price: number; day: number; desc: string }[]>()
      .notNull(),
    discount: integer().notNull().default(0),
    discount_desc: text().notNull().default(''),
    disabled: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.vip_grade_id] }),
    companyKey('vip_grade', t.company_id),
    check('vip_grade_discount', sql`discount between 0 and 100`),
  ],
)

/** An item's price for one membership level; it takes precedence over the level's percentage. */
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
