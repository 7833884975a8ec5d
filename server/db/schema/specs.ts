import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { company } from './company'
import { companyId } from './columns'
import { goods_item } from './goods'

/** A specification such as 颜色, shared by many products. */
export const spec = pgTable(
  'spec',
  {
    company_id: companyId(),
    spec_id: text().notNull(),
    spec_name: text().notNull(),
    /** Whether its values are shown as pictures. */
    is_image: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.spec_id] }),
    foreignKey({ name: 'spec_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
  ],
)

export const spec_value = pgTable(
  'spec_value',
  {
    company_id: companyId(),
    spec_value_id: text().notNull(),
    spec_id: text().notNull(),
    spec_value_name: text().notNull(),
    spec_image_url: text().notNull().default(''),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.spec_value_id] }),
    foreignKey({
      name: 'spec_value_spec_key',
      columns: [t.company_id, t.spec_id],
      foreignColumns: [spec.company_id, spec.spec_id],
    }),
    unique('spec_value_of_spec').on(t.company_id, t.spec_id, t.spec_value_id),
  ],
)

/** Value of an item for each specification of its product; one row per specification. */
export const goods_item_spec = pgTable(
  'goods_item_spec',
  {
    company_id: companyId(),
    item_id: text().notNull(),
    spec_id: text().notNull(),
    spec_value_id: text().notNull(),
    /** The product's own name for the value (藏青 instead of 蓝色); empty: the value's name. */
    spec_custom_value_name: text().notNull().default(''),
    item_image_url: jsonb().$type<string[]>().notNull().default([]),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.item_id, t.spec_id] }),
    foreignKey({
      name: 'goods_item_spec_goods_item_key',
      columns: [t.company_id, t.item_id],
      foreignColumns: [goods_item.company_id, goods_item.item_id],
    }),
    foreignKey({
      name: 'goods_item_spec_spec_value_key',
      columns: [t.company_id, t.spec_id, t.spec_value_id],
      foreignColumns: [spec_value.company_id, spec_value.spec_id, spec_value.spec_value_id],
    }),
    index('goods_item_spec_value').on(t.company_id, t.spec_value_id),
  ],
)
