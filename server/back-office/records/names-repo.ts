import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RecordOption } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { choicesOf, type NamedRows } from './choices'
import { allRecords } from './record'
import type { CompanyTable } from './table-repo'

/** Rows whose name is a column of their table, or an expression of columns. */
export const namedBy = (
  table: CompanyTable,
  id: AnyPgColumn,
  name: AnyPgColumn | SQL,
  shown?: NamedRows['shown'],
): NamedRows => ({
  select: (company_id, ids) =>
    sql`select ${id} as id, ${name} as name from ${table}
         where ${table.company_id} = ${company_id} and ${id} = any(${sql.param(ids)}::text[])`,
  ...(shown && { shown }),
})

/** Kind → id → name; ids without a row are absent. */
export type Names = Record<string, Record<string, string>>

const namedRowsOf = (kind: string): NamedRows | undefined =>
  choicesOf(kind)?.named ?? allRecords().find(({ name }) => name === kind)?.named

/**
 * The current names of a company's rows, by one statement for all kinds.
 * @param ids by kind; unknown kinds have no names
 */
export async function namesOf(
  db: Database | Transaction,
  company_id: string,
  ids: ReadonlyMap<string, Iterable<string>>,
): Promise<Names> {
  const names: Names = {}
  const selects: SQL[] = []
  for (const [kind, some] of ids) {
    const own = [...some]
    const fixed = choicesOf(kind)?.fixed
    const named = namedRowsOf(kind)
    if (fixed) names[kind] = fixedNames(fixed, own)
    else if (named && own.length > 0)
      selects.push(sql`select ${kind}::text as kind, id, name from (${named.select(company_id, own)}) named`)
  }
  if (selects.length === 0) return names
  const { rows } = await db.execute<{ kind: string; id: string; name: string }>(
    sql.join(selects, sql` union all `),
  )
  for (const { kind, id, name } of rows) (names[kind] ??= {})[id] = namedRowsOf(kind)?.shown?.(name) ?? name
  return names
}

const fixedNames = (all: readonly RecordOption[], ids: string[]) =>
  Object.fromEntries(all.filter(({ id }) => ids.includes(id)).map(({ id, title }) => [id, title]))
