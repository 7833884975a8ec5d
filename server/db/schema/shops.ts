import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, updated } from './columns'
import { companyKey, keyTo } from './company'

/** Coloured labels of goods and of shops, and the operators' own of members. */
export const tag = pg.pgTable(
  'tag',
  {
    company_id: companyId(),
    tag_id: pg.text().notNull(),
    kind: pg.text({ enum: ['goods', 'shop', 'member'] }).notNull(),
    tag_name: pg.text().notNull(),
    tag_color: pg.text().notNull().default(''),
    font_color: pg.text().notNull().default(''),
    tag_icon: pg.text().notNull().default(''),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id, t.tag_id] }), companyKey('tag', t.company_id)],
)

/** A shop of the chain (`distributor` on the wire). */
export const shop = pg.pgTable(
  'shop',
  {
    company_id: companyId(),
    distributor_id: pg.text().notNull(),
    shop_code: pg.text().notNull().default(''),
    name: pg.text().notNull(),
    mobile: pg.text().notNull().default(''),
    province: pg.text().notNull().default(''),
    city: pg.text().notNull().default(''),
    area: pg.text().notNull().default(''),
    address: pg.text().notNull().default(''),
    /** Degrees; null: the shop has no coordinates and is found by area only. */
    lng: pg.doublePrecision(),
    lat: pg.doublePrecision(),
    hour: pg.text().notNull().default(''),
    logo: pg.text().notNull().default(''),
    banner: pg.text().notNull().default(''),
    intro: pg.text().notNull().default(''),
    is_ziti: pg.boolean().notNull().default(false),
    /** Weekdays of pickup, 1 Monday to 7 Sunday, joined by commas. */
    workdays: pg.text().notNull().default('1,2,3,4,5,6,7'),
    /** Days between paying and the first pickup. */
    wait_pickup_days: pg.integer().notNull().default(0),
    /** HH:mm of the last pickup of a day. */
    latest_pickup_time: pg.text().notNull().default('21:00'),
    is_delivery: pg.boolean().notNull().default(true),
    is_dada: pg.boolean().notNull().default(false),
    is_valid: pg.boolean().notNull().default(true),
    is_default: pg.boolean().notNull().default(false),
    /** Only members whose mobile number is in `shop_whitelist` see the shop and buy from it. */
    whitelist_only: pg.boolean().notNull().default(false),
    /** Tenths of a star, 0–50; 0: not rated yet. */
    avg_star_tenths: pg.integer().notNull().default(0),
    /** Sum of the stars of all visible reviews and their number; updated with each review. */
    star_sum: pg.integer().notNull().default(0),
    star_count: pg.integer().notNull().default(0),
    sales_count: pg.integer().notNull().default(0),
    sort: pg.integer().notNull().default(0),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.distributor_id] }),
    companyKey('shop', t.company_id),
    pg.index('shop_area').on(t.company_id, t.province, t.city, t.area),
    /** Index of the few shops that do not sell to everyone. */
    pg
      .index('shop_restricted')
      .on(t.company_id)
      .where(sql`whitelist_only or not is_valid`),
  ],
)

/** Mobile numbers of the members who may use a shop with `whitelist_only`, registered or not. */
export const shop_whitelist = pg.pgTable(
  'shop_whitelist',
  { company_id: companyId(), distributor_id: pg.text().notNull(), mobile: pg.text().notNull() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.distributor_id, t.mobile] }),
    keyTo('shop_whitelist_shop', [t.company_id, t.distributor_id], [shop.company_id, shop.distributor_id]),
    pg.index('shop_whitelist_mobile').on(t.company_id, t.mobile),
  ],
)

export const shop_tag = pg.pgTable(
  'shop_tag',
  { company_id: companyId(), distributor_id: pg.text().notNull(), tag_id: pg.text().notNull() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.distributor_id, t.tag_id] }),
    keyTo('shop_tag_shop', [t.company_id, t.distributor_id], [shop.company_id, shop.distributor_id]),
    keyTo('shop_tag_tag', [t.company_id, t.tag_id], [tag.company_id, tag.tag_id]),
    pg.index('shop_tag_tag').on(t.company_id, t.tag_id),
  ],
)
