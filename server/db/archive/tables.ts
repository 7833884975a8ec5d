import { is } from 'drizzle-orm'
import { getTableConfig, PgTable, type ForeignKey } from 'drizzle-orm/pg-core'
import * as schema from '../schema'

export interface ArchivedColumn {
  name: string
  /** `text`, `timestamp with time zone`, `text[]`, … */
  type: string
}

export interface ArchivedTable {
  name: string
  /** Generated columns are left out: the database makes them. */
  columns: ArchivedColumn[]
  /** Columns of the primary key: the order of its rows. */
  key: string[]
  /** Foreign keys that can only be judged once all rows are there: of a table to itself, or in a ring. */
  lateKeys: string[]
}

/** Every table of the schema, each behind those that its foreign keys name. */
export function archivedTables(declared: Record<string, unknown> = schema): ArchivedTable[] {
  const sorted: PgTable[] = []
  const seen = new Set<PgTable>()
  const visit = (table: PgTable) => {
    if (seen.has(table)) return
    seen.add(table)
    for (const key of getTableConfig(table).foreignKeys) visit(key.reference().foreignTable)
    sorted.push(table)
  }
  Object.values(declared)
    .filter((value): value is PgTable => is(value, PgTable))
    .toSorted((a, b) => (getTableConfig(a).name < getTableConfig(b).name ? -1 : 1))
    .forEach(visit)
  return sorted.map((table, index) =>
    archived(table, (key) => !sorted.slice(0, index).includes(key.reference().foreignTable)),
  )
}

function archived(table: PgTable, isLate: (key: ForeignKey) => boolean): ArchivedTable {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  if (key.length === 0) throw new Error(`Expected table ${name} to have a primary key`)
  return {
    name,
    columns: columns
      .filter((column) => !column.generated)
      .map((column) => ({ name: column.name, type: column.getSQLType() })),
    key: key.map((column) => column.name),
    lateKeys: foreignKeys.filter(isLate).map((foreignKey) => foreignKey.getName()),
  }
}
