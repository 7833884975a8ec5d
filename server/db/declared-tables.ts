import { is } from 'drizzle-orm'
import { getTableConfig, PgTable, type ForeignKey } from 'drizzle-orm/pg-core'
import * as schema from './schema'

export interface DeclaredColumn {
  name: string
  /** `text`, `timestamp with time zone`, `text[]`, … */
  type: string
}

export interface DeclaredTable {
  name: string
  /** Generated columns are left out: the database makes them. */
  columns: DeclaredColumn[]
  /** Columns of the primary key: the order of its rows. */
  key: string[]
  /** Foreign keys that can only be validated when all rows exist: of a table to itself, or in a cycle. */
  lateKeys: string[]
}

/** All tables of the schema; each comes after the tables that its foreign keys reference. */
export function declaredTables(declared: Record<string, unknown> = schema): DeclaredTable[] {
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
    described(table, (key) => !sorted.slice(0, index).includes(key.reference().foreignTable)),
  )
}

export interface DeclaredKey {
  table: string
  name: string
  columns: string[]
  target: string
  targetColumns: string[]
}

/** Every foreign key of the schema. */
export const declaredKeys = (declared: Record<string, unknown> = schema): DeclaredKey[] =>
  Object.values(declared)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name: table, foreignKeys }) =>
      foreignKeys.map((key) => {
        const { columns, foreignColumns, foreignTable } = key.reference()
        return {
          table,
          name: key.getName(),
          columns: columns.map(({ name }) => name),
          target: getTableConfig(foreignTable).name,
          targetColumns: foreignColumns.map(({ name }) => name),
        }
      }),
    )

function described(table: PgTable, isLate: (key: ForeignKey) => boolean): DeclaredTable {
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
