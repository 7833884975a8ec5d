/** Fields of a record that list rows of another kind. */
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../db/client'
import { replaceRows, type Keyed } from './child-rows'

/** Field → the table that joins the two, and its column of the other's id. */
export type Links = Readonly<Record<string, { table: Keyed; other: string }>>

/** The row that lists: its company, and its id by the name of its column. */
type Key = { company_id: string } & Readonly<Record<string, string>>

/** Field → the ids that it lists, in one order. */
export async function linkedOf(
  db: Database | Transaction,
  links: Links,
  key: Key,
): Promise<Record<string, string[]>> {
  const fields: Record<string, string[]> = {}
  for (const [field, { table, other }] of Object.entries(links)) {
    const rows = await db
      .select({ id: columnOf(table, other) })
      .from(table)
      .where(and(...Object.entries(key).map(([name, own]) => eq(columnOf(table, name), own))))
    fields[field] = rows.map(({ id }) => String(id)).toSorted()
  }
  return fields
}

/** Writes the lists anew. @param value by field; a field that is absent lists nothing */
export async function writeLinks(
  tx: Transaction,
  links: Links,
  { company_id, ...id }: Key,
  value: object,
): Promise<void> {
  const lists = new Map(Object.entries(value))
  for (const [field, { table, other }] of Object.entries(links)) {
    const chosen = [...new Set((lists.get(field) ?? []) as string[])]
    const rows = chosen.map((theirs) => ({ company_id, ...id, [other]: theirs }))
    const mine = and(...Object.entries(id).map(([name, own]) => eq(columnOf(table, name), own))) as SQL
    await replaceRows(tx, table, mine, company_id, rows)
  }
}

function columnOf(table: Keyed, name: string): AnyPgColumn {
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>
  const found = columns[name]
  if (!found) throw new Error(`Expected a column ${name}, found ${Object.keys(columns).join(', ')}`)
  return found
}
