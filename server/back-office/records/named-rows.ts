import type { RecordOption } from '@schemas/generated/api'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Keyed } from './child-rows'

/** How rows of a kind are told by their names, many at a time. */
export interface NamedRows {
  /** `select id, name` of some of a company's rows, both texts. */
  select(company_id: string, ids: string[]): SQL
  /** What of the name may be shown; default: all of it. */
  shown?(name: string): string
}

/** Rows whose name is a column of their table, or made of some. */
export const namedBy = (
  table: Keyed,
  id: AnyPgColumn,
  name: AnyPgColumn | SQL,
  shown?: NamedRows['shown'],
): NamedRows => ({
  select: (company_id, ids) =>
    sql`select ${id} as id, ${name} as name from ${table}
         where ${table.company_id} = ${company_id} and ${id} = any(${sql.param(ids)}::text[])`,
  ...(shown && { shown }),
})

/** In the order of `ids`, where ids were asked for. */
export function inOrder(rows: readonly RecordOption[], ids: string[] | undefined): RecordOption[] {
  if (!ids) return [...rows]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
