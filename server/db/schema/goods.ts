import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { freight_template } from './freight'
import { shop, tag } from './shops'

/** offline_sale is not shown online, only_show cannot be bought, instock is off the shelf. */
export const APPROVE_STATUSES = ['onsale', 'offline_sale', 'only_show', 'instock'] as const
export type ApproveStatus = (typeof APPROVE_STATUSES)[number]

export const brand = pg.pgTable(
  'brand',
  {
    company_id: companyId(),
    /** On the wire `attribute_id` in brand lists, `brand_id` in goods. */
    brand_id: pg.text().notNull(),
    brand_name: pg.text().notNull(),
    image_url: pg.text().notNull().default(''),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id, t.brand_id] }), companyKey('brand', t.company_id)],
)

/** Sales and management categories, three levels; `is_main_category` tells them apart. */
export const category = pg.pgTable(
  'category',
  {
    company_id: companyId(),
    category_id: pg.text().notNull(),
    category_name: pg.text().notNull(),
    parent_id: pg.text(),
    category_level: pg.integer().notNull(),
    /** Ids from the root including itself, joined by commas: descendants are found by prefix. */
    path: pg.text().notNull(),
    image_url: pg.text().notNull().default(''),
    is_main_category: pg.boolean().notNull().default(false),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.category_id] }),
    companyKey('category', t.company_id),
    keyTo('category_parent', [t.company_id, t.parent_id], categoryKey()),
    pg.index('category_path').on(t.company_id, t.path),
    pg.check('category_level_range', sql`category_level between 1 and 3`),
  ],
)

/** A product as shoppers know it (SPU). goods_id and item_id share one id space per company. */
export const goods = pg.pgTable(
  'goods',
  {
    company_id: companyId(),
    goods_id: pg.text().notNull(),
    /** The SKU whose price and picture represent the product; written in the same transaction as its items. */
    default_item_id: pg.text().notNull(),
    item_name: pg.text().notNull(),
    brief: pg.text().notNull().default(''),
    intro: pg.text().notNull().default(''),
    pics: pg.jsonb().$type<string[]>().notNull().default([]),
    videos: pg.text().notNull().default(''),
    item_unit: pg.text().notNull().default('件'),
    /** `normal`, or `pointsmall`: a product of the points mall. */
    item_type: pg.text().notNull().default('normal'),
    /** `normal`, or for employees only: `sale` 内购, `bag` 福袋. */
    product_type: pg
      .text({ enum: ['normal', 'sale', 'bag'] })
      .notNull()
      .default('normal'),
    /** A normal product with a staff price. */
    staff_goods: pg.boolean().notNull().default(false),
    /** Freight template; null: free of charge. */
    templates_id: pg.text(),
    /** Most pieces in a member's orders; 0: no limit. */
    limit_num: pg.integer().notNull().default(0),
    /** Period of the limit; a purchase counts for the period in which it was ordered. */
    limit_period: pg
      .text({ enum: ['all', 'day', 'week', 'month'] })
      .notNull()
      .default('all'),
    /** Least pieces per order. */
    start_num: pg.integer().notNull().default(1),
    approve_status: pg.text({ enum: APPROVE_STATUSES }).notNull().default('onsale'),
    nospec: pg.boolean().notNull().default(true),
    is_gift: pg.boolean().notNull().default(false),
    /** Management category. */
    main_category_id: pg.text(),
    brand_id: pg.text(),
    /** The shop that sells it; null: the company itself. */
    distributor_id: pg.text(),
    /** Origin: the code of a province or a city. */
    region_id: pg.text(),
    sales: pg.integer().notNull().default(0),
    sort: pg.integer().notNull().default(0),
    /** Available pieces, for sorting lists; written by the goods module alone. */
    stock_rank: pg.integer().notNull().default(0),
    /** Search terms and normalised text; written by the search module alone. */
    search: pg.text().array().notNull().default([]),
    search_text: pg.text().notNull().default(''),
    /** The `updated` that both were computed from; null: not computed yet. */
    searched: moment(),
    created: created(),
    updated: updated(),
    deleted: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.goods_id] }),
    companyKey('goods', t.company_id),
    keyTo('goods_category', [t.company_id, t.main_category_id], [category.company_id, category.category_id]),
    keyTo('goods_brand', [t.company_id, t.brand_id], [brand.company_id, brand.brand_id]),
    keyTo('goods_shop', [t.company_id, t.distributor_id], [shop.company_id, shop.distributor_id]),
    keyTo(
      'goods_freight',
      [t.company_id, t.templates_id],
      [freight_template.company_id, freight_template.templates_id],
    ),
    pg.index('goods_sort').on(t.company_id, t.sort, t.goods_id),
    /** Index for sorting and counting the products sold to everyone without reading the table. */
    pg
      .index('goods_shelf')
      .on(t.company_id, t.sort, t.goods_id, t.default_item_id)
      .where(
        sql`deleted is null and approve_status in ('onsale', 'only_show') and product_type = 'normal' and item_type = 'normal' and not is_gift`,
      ),
    pg.index('goods_default_item').on(t.company_id, t.default_item_id),
    pg.index('goods_stock_rank').on(t.company_id, t.stock_rank),
    pg.index('goods_search').using('gin', t.search),
    pg
      .index('goods_unsearched')
      .on(t.company_id, t.goods_id)
      .where(sql`searched is null or searched < updated`),
    pg.index('goods_sales').on(t.company_id, t.sales),
    pg.index('goods_created').on(t.company_id, t.created),
    pg.index('goods_brand').on(t.company_id, t.brand_id),
    pg.index('goods_main_category').on(t.company_id, t.main_category_id),
  ],
)

/** An item that can be bought (SKU). Prices in cents. */
export const goods_item = pg.pgTable(
  'goods_item',
  {
    company_id: companyId(),
    item_id: pg.text().notNull(),
    goods_id: pg.text().notNull(),
    item_bn: pg.text().notNull().default(''),
    barcode: pg.text().notNull().default(''),
    price: pg.integer().notNull(),
    /** Points in addition to the price; only of item_type pointsmall. */
    point: pg.integer().notNull().default(0),
    market_price: pg.integer().notNull().default(0),
    cost_price: pg.integer().notNull().default(0),
    sales: pg.integer().notNull().default(0),
    /** Grams and cubic centimetres: freight is computed in integers. */
    weight: pg.integer().notNull().default(0),
    volume: pg.integer().notNull().default(0),
    is_default: pg.boolean().notNull().default(false),
    approve_status: pg.text({ enum: APPROVE_STATUSES }).notNull().default('onsale'),
    /** Empty: the product's own pictures. */
    pics: pg.jsonb().$type<string[]>().notNull().default([]),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.item_id] }),
    keyTo('goods_item_goods', [t.company_id, t.goods_id], [goods.company_id, goods.goods_id]),
    pg.index('goods_item_goods').on(t.company_id, t.goods_id),
    pg.index('goods_item_number').on(t.company_id, t.item_bn),
    pg.index('goods_item_price').on(t.company_id, t.price),
    pg
      .index('goods_item_hidden')
      .on(t.company_id, t.item_id)
      .where(sql`approve_status in ('instock', 'offline_sale')`),
    pg.check('goods_item_money', sql`price >= 0 and market_price >= 0 and cost_price >= 0`),
    pg.check('goods_item_point', sql`point >= 0`),
  ],
)

/** Sales categories of a product. */
export const goods_category = pg.pgTable(
  'goods_category',
  { company_id: companyId(), goods_id: pg.text().notNull(), category_id: pg.text().notNull() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.goods_id, t.category_id] }),
    keyTo('goods_category_goods', [t.company_id, t.goods_id], [goods.company_id, goods.goods_id]),
    keyTo(
      'goods_category_category',
      [t.company_id, t.category_id],
      [category.company_id, category.category_id],
    ),
    pg.index('goods_category_category').on(t.company_id, t.category_id),
  ],
)

export const goods_tag = pg.pgTable(
  'goods_tag',
  { company_id: companyId(), goods_id: pg.text().notNull(), tag_id: pg.text().notNull() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.goods_id, t.tag_id] }),
    keyTo('goods_tag_goods', [t.company_id, t.goods_id], [goods.company_id, goods.goods_id]),
    keyTo('goods_tag_tag', [t.company_id, t.tag_id], [tag.company_id, tag.tag_id]),
    pg.index('goods_tag_tag').on(t.company_id, t.tag_id),
  ],
)

/** The parameter table of a product page, and the `item_params` filter of a list. */
export const goods_param = pg.pgTable(
  'goods_param',
  {
    company_id: companyId(),
    goods_id: pg.text().notNull(),
    attribute_id: pg.text().notNull(),
    attribute_name: pg.text().notNull(),
    attribute_value_id: pg.text().notNull(),
    attribute_value_name: pg.text().notNull(),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.goods_id, t.attribute_id] }),
    keyTo('goods_param_goods', [t.company_id, t.goods_id], [goods.company_id, goods.goods_id]),
    pg.index('goods_param_value').on(t.company_id, t.attribute_value_id),
  ],
)

/** The table references itself, so the key is named later. */
function categoryKey(): [pg.AnyPgColumn, pg.AnyPgColumn] {
  return [category.company_id, category.category_id]
}
