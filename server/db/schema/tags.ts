import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { company } from './company'
import { companyId } from './columns'

/** Coloured labels of goods and of shops. */
export const tag = pgTable(
  'tag',
  {
    company_id: companyId(),
    tag_id: text().notNull(),
    kind: text({ enum: ['goods', 'shop'] }).notNull(),
    tag_name: text().notNull(),
    tag_color: text().notNull().default(''),
    font_color: text().notNull().default(''),
    tag_icon: text().notNull().default(''),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.tag_id] }),
    foreignKey({ name: 'tag_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
  ],
)
