import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, updated } from './columns'
import { companyKey } from './company'

/** Shipping costs of goods with this template. Money in cents. */
export interface FreightRule {
  /** Region ids of `espier/address`; empty: everywhere else. */
  regions: string[]
  start: number
  start_fee: number
  add: number
  add_fee: number
}
export interface FreeFreight {
  regions: string[]
  /** Most units of the template; absent: no limit. */
  atMost?: number
  /** Least cents of goods. */
  from?: number
}

export const freight_template = pg.pgTable(
  'freight_template',
  {
    company_id: companyId(),
    templates_id: pg.text().notNull(),
    name: pg.text().notNull(),
    /** 1 grams, 2 pieces, 3 cents of goods, 4 cubic centimetres. */
    valuation: pg.integer().notNull(),
    rules: pg.jsonb().$type<FreightRule[]>().notNull(),
    free: pg.jsonb().$type<FreeFreight[]>().notNull().default([]),
    /** Region ids that are not delivered to. */
    no_delivery: pg.jsonb().$type<string[]>().notNull().default([]),
    disabled: pg.boolean().notNull().default(false),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.templates_id] }),
    companyKey('freight_template', t.company_id),
    pg.check('freight_template_valuation', sql`valuation between 1 and 4`),
  ],
)
