/** Rows of the tables of a company, for records whose fields are columns. */
import { and, count, eq, getTableColumns, ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import type { RecordSearch } from './record'

export type CompanyTable = PgTable & { company_id: AnyPgColumn }

/** Names of columns → the values they must have. */
export type RowKey = { company_id: string } & Readonly<Record<string, string>>

export const columnsOf = (table: CompanyTable): Record<string, AnyPgColumn> =>
  getTableColumns(table) as Record<string, AnyPgColumn>

/** @throws Error if the table has no such column */
export function columnOf(table: CompanyTable, name: string): AnyPgColumn {
  const columns = columnsOf(table)
  const found = columns[name]
  if (!found) throw new Error(`Expected a column ${name}, found ${Object.keys(columns).join(', ')}`)
  return found
}

const isRow = (table: CompanyTable, key: Readonly<Record<string, string>>) =>
  and(...Object.entries(key).map(([name, value]) => eq(columnOf(table, name), value)))

interface ListOptions {
  /** Columns that may contain the keyword. */
  words: AnyPgColumn[]
  /** Columns that may equal the keyword. */
  exact?: AnyPgColumn[]
  order: (AnyPgColumn | SQL)[]
  /** Besides company and keyword. */
  where?: SQL
  /** Names of columns → the values they must have, besides. */
  filters?: Readonly<Record<string, string>>
}

/** One window of a table's rows that a search finds, and how many it finds. */
export async function tableList<T extends CompanyTable>(
  db: Database,
  table: T,
  { company_id, keyword, limit, offset }: Pick<RecordSearch, 'company_id' | 'keyword' | 'limit' | 'offset'>,
  { words, exact = [], order, where, filters = {} }: ListOptions,
): Promise<{ rows: T['$inferSelect'][]; count: number }> {
  const found = keyword
    ? or(...words.map((word) => ilike(word, containing(keyword))), ...exact.map((word) => eq(word, keyword)))
    : undefined
  const mine = and(eq(table.company_id, company_id), where, found, isRow(table, filters))
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(table as PgTable)
      .where(mine)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(table as PgTable)
      .where(mine),
  ])
  return { rows: rows as T['$inferSelect'][], count: total?.count ?? 0 }
}

/** @param lock holds the row until the transaction ends */
export async function readRow(
  db: Database | Transaction,
  table: CompanyTable,
  key: RowKey,
  lock = false,
): Promise<Record<string, unknown> | undefined> {
  const query = db
    .select()
    .from(table as PgTable)
    .where(isRow(table, key))
  const [row] = (await (lock ? query.for('update') : query)) as Record<string, unknown>[]
  return row
}

export async function insertRow<T extends CompanyTable>(
  tx: Transaction,
  table: T,
  row: object,
): Promise<void> {
  await tx.insert(table).values(row as T['$inferInsert'])
}

export async function updateRow<T extends CompanyTable>(
  tx: Transaction,
  table: T,
  key: RowKey,
  row: object,
): Promise<void> {
  await tx
    .update(table)
    .set(row as Partial<T['$inferInsert']>)
    .where(isRow(table, key))
}

/** @returns whether there was such a row */
export async function deleteRow(tx: Transaction, table: CompanyTable, key: RowKey): Promise<boolean> {
  const deleted = await tx.delete(table).where(isRow(table, key)).returning({ company: table.company_id })
  return deleted.length > 0
}

/** Replaces the rows of a table that belong to one parent. */
export async function replaceRows<T extends CompanyTable>(
  tx: Transaction,
  table: T,
  parent: SQL,
  company_id: string,
  rows: T['$inferInsert'][],
): Promise<void> {
  await tx.delete(table).where(and(eq(table.company_id, company_id), parent))
  if (rows.length > 0) await tx.insert(table).values(rows)
}

/** Field → the table that joins the record with rows of another kind, and its column of their ids. */
export type Links = Readonly<Record<string, { table: CompanyTable; other: string }>>

/** Field → the ids that it lists, sorted. @param key the record's company and id, by the names of the columns */
export async function linkedOf(
  db: Database | Transaction,
  links: Links,
  key: RowKey,
): Promise<Record<string, string[]>> {
  const fields: Record<string, string[]> = {}
  for (const [field, { table, other }] of Object.entries(links)) {
    const rows = await db
      .select({ id: columnOf(table, other) })
      .from(table as PgTable)
      .where(isRow(table, key))
    fields[field] = rows.map(({ id }) => String(id)).toSorted()
  }
  return fields
}

/** Replaces the lists. @param value by field; a field that is absent lists nothing */
export async function writeLinks(
  tx: Transaction,
  links: Links,
  { company_id, ...id }: RowKey,
  value: object,
): Promise<void> {
  const lists = new Map(Object.entries(value))
  for (const [field, { table, other }] of Object.entries(links)) {
    const chosen = [...new Set((lists.get(field) ?? []) as string[])]
    const rows = chosen.map((theirs) => ({ company_id, ...id, [other]: theirs }))
    await replaceRows(tx, table, isRow(table, id) as SQL, company_id, rows)
  }
}
