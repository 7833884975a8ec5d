import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, updated } from './columns'

export const company = pg.pgTable(
  'company',
  {
    company_id: companyId(),
    /** `{subdomain}.localhost`; kept unique by the seed and the admin service, since all keys contain company_id. */
    subdomain: pg.text().notNull(),
    brand_name: pg.text().notNull(),
    logo: pg.text().notNull().default(''),
    intro: pg.text().notNull().default(''),
    created: created(),
    updated: updated(),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id] }), pg.index('company_subdomain').on(t.subdomain)],
)

/** The columns of a foreign key on both sides, `company_id` first. */
type Columns = [pg.AnyPgColumn, ...pg.AnyPgColumn[]]

/** `{table}_company_key`: the company of a row. */
export const companyKey = (table: string, company_id: pg.AnyPgColumn) =>
  pg.foreignKey({
    name: `${table}_company_key`,
    columns: [company_id],
    foreignColumns: [company.company_id],
  })

/** `{name}_key`: the row that a row belongs to or references. */
export const keyTo = (name: string, columns: Columns, foreignColumns: Columns) =>
  pg.foreignKey({ name: `${name}_key`, columns, foreignColumns })
