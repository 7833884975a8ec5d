import { foreignKey, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { company } from './company'

/** The columns of a foreign key on both sides, `company_id` first. */
type Columns = [AnyPgColumn, ...AnyPgColumn[]]

/** `{table}_company_key`: the company of a row. */
export const companyKey = (table: string, company_id: AnyPgColumn) =>
  foreignKey({
    name: `${table}_company_key`,
    columns: [company_id],
    foreignColumns: [company.company_id],
  })

/** `{name}_key`: the row that a row belongs to or references. */
export const keyTo = (name: string, columns: Columns, foreignColumns: Columns) =>
  foreignKey({ name: `${name}_key`, columns, foreignColumns })
