import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { company } from './company'
import { companyId, created, updated } from './columns'
import { tag } from './tags'

/** A shop of the chain (`distributor` on the wire). */
export const shop = pgTable(
  'shop',
  {
    company_id: companyId(),
    distributor_id: text().notNull(),
    shop_code: text().notNull().default(''),
    name: text().notNull(),
    mobile: text().notNull().default(''),
    province: text().notNull().default(''),
    city: text().notNull().default(''),
    area: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Degrees; null: the shop has no coordinates and is found by area only. */
    lng: doublePrecision(),
    lat: doublePrecision(),
    hour: text().notNull().default(''),
    logo: text().notNull().default(''),
    banner: text().notNull().default(''),
    intro: text().notNull().default(''),
    is_ziti: boolean().notNull().default(false),
    /** Weekdays of pickup, 1 Monday to 7 Sunday, joined by commas. */
    workdays: text().notNull().default('1,2,3,4,5,6,7'),
    /** Days between paying and the first pickup. */
    wait_pickup_days: integer().notNull().default(0),
    /** HH:mm of the last pickup of a day. */
    latest_pickup_time: text().notNull().default('21:00'),
    is_delivery: boolean().notNull().default(true),
    is_dada: boolean().notNull().default(false),
    is_valid: boolean().notNull().default(true),
    is_default: boolean().notNull().default(false),
    /** Only members whose mobile number is in `shop_whitelist` see the shop and buy from it. */
    whitelist_only: boolean().notNull().default(false),
    /** Tenths of a star, 0–50; 0: not rated yet. */
    avg_star_tenths: integer().notNull().default(0),
    /** Sum of the stars of all visible reviews and their number; updated with each review. */
    star_sum: integer().notNull().default(0),
    star_count: integer().notNull().default(0),
    sales_count: integer().notNull().default(0),
    sort: integer().notNull().default(0),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.distributor_id] }),
    foreignKey({ name: 'shop_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
    index('shop_area').on(t.company_id, t.province, t.city, t.area),
    /** Index of the few shops that do not sell to everyone. */
    index('shop_restricted')
      .on(t.company_id)
      .where(sql`whitelist_only or not is_valid`),
  ],
)

/** Mobile numbers of the members who may use a shop with `whitelist_only`, registered or not. */
export const shop_whitelist = pgTable(
  'shop_whitelist',
  { company_id: companyId(), distributor_id: text().notNull(), mobile: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.distributor_id, t.mobile] }),
    foreignKey({
      name: 'shop_whitelist_shop_key',
      columns: [t.company_id, t.distributor_id],
      foreignColumns: [shop.company_id, shop.distributor_id],
    }),
    index('shop_whitelist_mobile').on(t.company_id, t.mobile),
  ],
)

export const shop_tag = pgTable(
  'shop_tag',
  { company_id: companyId(), distributor_id: text().notNull(), tag_id: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.distributor_id, t.tag_id] }),
    foreignKey({
      name: 'shop_tag_shop_key',
      columns: [t.company_id, t.distributor_id],
      foreignColumns: [shop.company_id, shop.distributor_id],
    }),
    foreignKey({
      name: 'shop_tag_tag_key',
      columns: [t.company_id, t.tag_id],
      foreignColumns: [tag.company_id, tag.tag_id],
    }),
    index('shop_tag_tag').on(t.company_id, t.tag_id),
  ],
)
