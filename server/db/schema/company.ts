import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, updated } from './columns'

export const company = pgTable(
  'company',
  {
    company_id: companyId(),
    /** `{subdomain}.localhost`; kept unique by the seed and the admin service, since all keys contain company_id. */
    subdomain: text().notNull(),
    brand_name: text().notNull(),
    logo: text().notNull().default(''),
    intro: text().notNull().default(''),
    created: created(),
    updated: updated(),
  },
  (t) => [primaryKey({ columns: [t.company_id] }), index('company_subdomain').on(t.subdomain)],
)

/** Settings of a company by name: `tdk`, `color_style`, … The module that reads a setting defines its shape. */
export const setting = pgTable(
  'setting',
  {
    company_id: companyId(),
    name: text().notNull(),
    value: jsonb().notNull(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.name] }),
    foreignKey({
      name: 'setting_company_key',
      columns: [t.company_id],
      foreignColumns: [company.company_id],
    }),
  ],
)
