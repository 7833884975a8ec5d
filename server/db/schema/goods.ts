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
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { company } from './company'
import { companyId, created, moment, updated } from './columns'
import { shop } from './shops'
import { freight_template } from './freight'
import { tag } from './tags'

/** offline_sale is not shown online, only_show cannot be bought, instock is off the shelf. */
export const APPROVE_STATUSES = ['onsale', 'offline_sale', 'only_show', 'instock'] as const
export type ApproveStatus = (typeof APPROVE_STATUSES)[number]

export const brand = pgTable(
  'brand',
  {
    company_id: companyId(),
    /** On the wire `attribute_id` in brand lists, `brand_id` in goods. */
    brand_id: text().notNull(),
    brand_name: text().notNull(),
    image_url: text().notNull().default(''),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.brand_id] }),
    foreignKey({ name: 'brand_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
  ],
)

/** Sales and management categories, three levels; `is_main_category` tells them apart. */
export const category = pgTable(
  'category',
  {
    company_id: companyId(),
    category_id: text().notNull(),
    category_name: text().notNull(),
    parent_id: text(),
    category_level: integer().notNull(),
    /** Ids from the root including itself, joined by commas: descendants are found by prefix. */
    path: text().notNull(),
    image_url: text().notNull().default(''),
    is_main_category: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.category_id] }),
    foreignKey({
      name: 'category_company_key',
      columns: [t.company_id],
      foreignColumns: [company.company_id],
    }),
    foreignKey({
      name: 'category_parent_key',
      columns: [t.company_id, t.parent_id],
      foreignColumns: categoryKey(),
    }),
    index('category_path').on(t.company_id, t.path),
    check('category_level_range', sql`category_level between 1 and 3`),
  ],
)

/** A product as shoppers know it (SPU). goods_id and item_id share one id space per company. */
export const goods = pgTable(
  'goods',
  {
    company_id: companyId(),
    goods_id: text().notNull(),
    /** The SKU whose price and picture represent the product; written in the same transaction as its items. */
    default_item_id: text().notNull(),
    item_name: text().notNull(),
    brief: text().notNull().default(''),
    intro: text().notNull().default(''),
    pics: jsonb().$type<string[]>().notNull().default([]),
    videos: text().notNull().default(''),
    item_unit: text().notNull().default('件'),
    /** `normal`, or `pointsmall`: a product of the points mall. */
    item_type: text().notNull().default('normal'),
    /** `normal`, or for employees only: `sale` 内购, `bag` 福袋. */
    product_type: text({ enum: ['normal', 'sale', 'bag'] })
      .notNull()
      .default('normal'),
    /** A normal product with a staff price. */
    staff_goods: boolean().notNull().default(false),
    /** Freight template; null: free of charge. */
    templates_id: text(),
    /** Most pieces in a member's orders; 0: no limit. */
    limit_num: integer().notNull().default(0),
    /** Period of the limit; a purchase counts for the period in which it was ordered. */
    limit_period: text({ enum: ['all', 'day', 'week', 'month'] })
      .notNull()
      .default('all'),
    /** Least pieces per order. */
    start_num: integer().notNull().default(1),
    approve_status: text({ enum: APPROVE_STATUSES }).notNull().default('onsale'),
    nospec: boolean().notNull().default(true),
    is_gift: boolean().notNull().default(false),
    /** Management category. */
    main_category_id: text(),
    brand_id: text(),
    /** The shop that sells it; null: the company itself. */
    distributor_id: text(),
    /** Origin: the code of a province or a city. */
    region_id: text(),
    sales: integer().notNull().default(0),
    sort: integer().notNull().default(0),
    /** Available pieces, for sorting lists; written by the goods module alone. */
    stock_rank: integer().notNull().default(0),
    /** Search terms and normalised text; written by the search module alone. */
    search: text().array().notNull().default([]),
    search_text: text().notNull().default(''),
    /** The `updated` that both were computed from; null: not computed yet. */
    searched: moment(),
    created: created(),
    updated: updated(),
    deleted: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.goods_id] }),
    foreignKey({ name: 'goods_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
    foreignKey({
      name: 'goods_category_key',
      columns: [t.company_id, t.main_category_id],
      foreignColumns: [category.company_id, category.category_id],
    }),
    foreignKey({
      name: 'goods_brand_key',
      columns: [t.company_id, t.brand_id],
      foreignColumns: [brand.company_id, brand.brand_id],
    }),
    foreignKey({
      name: 'goods_shop_key',
      columns: [t.company_id, t.distributor_id],
      foreignColumns: [shop.company_id, shop.distributor_id],
    }),
    foreignKey({
      name: 'goods_freight_key',
      columns: [t.company_id, t.templates_id],
      foreignColumns: [freight_template.company_id, freight_template.templates_id],
    }),
    index('goods_sort').on(t.company_id, t.sort, t.goods_id),
    /** Index for sorting and counting the products visible to everyone without reading the table. */
    index('goods_shelf')
      .on(t.company_id, t.sort, t.goods_id, t.default_item_id)
      .where(
        sql`deleted is null and approve_status in ('onsale', 'only_show') and product_type = 'normal' and item_type = 'normal'`,
      ),
    index('goods_default_item').on(t.company_id, t.default_item_id),
    index('goods_stock_rank').on(t.company_id, t.stock_rank),
    index('goods_search').using('gin', t.search),
    index('goods_unsearched')
      .on(t.company_id, t.goods_id)
      .where(sql`searched is null or searched < updated`),
    index('goods_sales').on(t.company_id, t.sales),
    index('goods_created').on(t.company_id, t.created),
    index('goods_brand').on(t.company_id, t.brand_id),
    index('goods_main_category').on(t.company_id, t.main_category_id),
  ],
)

/** An item that can be bought (SKU). Prices in cents. */
export const goods_item = pgTable(
  'goods_item',
  {
    company_id: companyId(),
    item_id: text().notNull(),
    goods_id: text().notNull(),
    item_bn: text().notNull().default(''),
    barcode: text().notNull().default(''),
    price: integer().notNull(),
    /** Points in addition to the price; only of item_type pointsmall. */
    point: integer().notNull().default(0),
    market_price: integer().notNull().default(0),
    cost_price: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    /** Grams and cubic centimetres: freight is computed in integers. */
    weight: integer().notNull().default(0),
    volume: integer().notNull().default(0),
    is_default: boolean().notNull().default(false),
    approve_status: text({ enum: APPROVE_STATUSES }).notNull().default('onsale'),
    /** Empty: the product's own pictures. */
    pics: jsonb().$type<string[]>().notNull().default([]),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.item_id] }),
    foreignKey({
      name: 'goods_item_goods_key',
      columns: [t.company_id, t.goods_id],
      foreignColumns: [goods.company_id, goods.goods_id],
    }),
    index('goods_item_goods').on(t.company_id, t.goods_id),
    index('goods_item_number').on(t.company_id, t.item_bn),
    index('goods_item_price').on(t.company_id, t.price),
    index('goods_item_hidden')
      .on(t.company_id, t.item_id)
      .where(sql`approve_status in ('instock', 'offline_sale')`),
    check('goods_item_money', sql`price >= 0 and market_price >= 0 and cost_price >= 0`),
    check('goods_item_point', sql`point >= 0`),
  ],
)

/** Sales categories of a product. */
export const goods_category = pgTable(
  'goods_category',
  { company_id: companyId(), goods_id: text().notNull(), category_id: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.goods_id, t.category_id] }),
    foreignKey({
      name: 'goods_category_goods_key',
      columns: [t.company_id, t.goods_id],
      foreignColumns: [goods.company_id, goods.goods_id],
    }),
    foreignKey({
      name: 'goods_category_category_key',
      columns: [t.company_id, t.category_id],
      foreignColumns: [category.company_id, category.category_id],
    }),
    index('goods_category_category').on(t.company_id, t.category_id),
  ],
)

export const goods_tag = pgTable(
  'goods_tag',
  { company_id: companyId(), goods_id: text().notNull(), tag_id: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.goods_id, t.tag_id] }),
    foreignKey({
      name: 'goods_tag_goods_key',
      columns: [t.company_id, t.goods_id],
      foreignColumns: [goods.company_id, goods.goods_id],
    }),
    foreignKey({
      name: 'goods_tag_tag_key',
      columns: [t.company_id, t.tag_id],
      foreignColumns: [tag.company_id, tag.tag_id],
    }),
    index('goods_tag_tag').on(t.company_id, t.tag_id),
  ],
)

/** The parameter table of a product page, and the `item_params` filter of a list. */
export const goods_param = pgTable(
  'goods_param',
  {
    company_id: companyId(),
    goods_id: text().notNull(),
    attribute_id: text().notNull(),
    attribute_name: text().notNull(),
    attribute_value_id: text().notNull(),
    attribute_value_name: text().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.goods_id, t.attribute_id] }),
    foreignKey({
      name: 'goods_param_goods_key',
      columns: [t.company_id, t.goods_id],
      foreignColumns: [goods.company_id, goods.goods_id],
    }),
    index('goods_param_value').on(t.company_id, t.attribute_value_id),
  ],
)

/** The table references itself, so the key is named later. */
function categoryKey(): [AnyPgColumn, AnyPgColumn] {
  return [category.company_id, category.category_id]
}
