import * as pg from 'drizzle-orm/pg-core'
import { companyId } from './columns'
import { companyKey, keyTo } from './company'
import { goods_item } from './goods'

/** A specification such as 颜色, shared by many products. */
export const spec = pg.pgTable(
  'spec',
  {
    company_id: companyId(),
    spec_id: pg.text().notNull(),
    spec_name: pg.text().notNull(),
    /** Whether its values are shown as pictures. */
    is_image: pg.boolean().notNull().default(false),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id, t.spec_id] }), companyKey('spec', t.company_id)],
)

export const spec_value = pg.pgTable(
  'spec_value',
  {
    company_id: companyId(),
    spec_value_id: pg.text().notNull(),
    spec_id: pg.text().notNull(),
    spec_value_name: pg.text().notNull(),
    spec_image_url: pg.text().notNull().default(''),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.spec_value_id] }),
    keyTo('spec_value_spec', [t.company_id, t.spec_id], [spec.company_id, spec.spec_id]),
    pg.unique('spec_value_of_spec').on(t.company_id, t.spec_id, t.spec_value_id),
  ],
)

/** Value of an item for each specification of its product; one row per specification. */
export const goods_item_spec = pg.pgTable(
  'goods_item_spec',
  {
    company_id: companyId(),
    item_id: pg.text().notNull(),
    spec_id: pg.text().notNull(),
    spec_value_id: pg.text().notNull(),
    /** The product's own name for the value (藏青 instead of 蓝色); empty: the value's name. */
    spec_custom_value_name: pg.text().notNull().default(''),
    item_image_url: pg.jsonb().$type<string[]>().notNull().default([]),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.item_id, t.spec_id] }),
    keyTo(
      'goods_item_spec_goods_item',
      [t.company_id, t.item_id],
      [goods_item.company_id, goods_item.item_id],
    ),
    keyTo(
      'goods_item_spec_spec_value',
      [t.company_id, t.spec_id, t.spec_value_id],
      [spec_value.company_id, spec_value.spec_id, spec_value.spec_value_id],
    ),
    pg.index('goods_item_spec_value').on(t.company_id, t.spec_value_id),
  ],
)
