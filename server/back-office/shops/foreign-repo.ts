/** Rows of other shops than those that an operator is narrowed to: they answer like rows that do not exist. */
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'

/** `select id, shop` of some of a company's rows: none, one or several lines a row; a null is no shop. */
export type ShopsOf = (company_id: string, ids: readonly string[]) => SQL

/** Rows whose shop is a column of their table. */
export const shopIn =
  (table: PgTable & { company_id: AnyPgColumn }, id: AnyPgColumn, shop: AnyPgColumn): ShopsOf =>
  (company_id, ids) =>
    sql`select ${id} as id, ${shop} as shop from ${table}
         where ${table.company_id} = ${company_id} and ${id} = any(${sql.param([...ids])}::text[])`

interface Seen {
  company_id: string
  /** Empty: all. */
  shops: readonly string[]
}

/** Those of the ids that name a row of another shop. @param shopsOf absent: the kind has no shops */
export async function foreignIds(
  db: Database | Transaction,
  shopsOf: ShopsOf | undefined,
  { company_id, shops }: Seen,
  ids: readonly string[],
): Promise<Set<string>> {
  if (!shopsOf || shops.length === 0 || ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct own.id from (${shopsOf(company_id, ids)}) own
     where own.shop is not null and own.shop <> all(${sql.param([...shops])}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** @throws AppError not_found for a row of another shop */
export async function requireOwn(
  db: Database | Transaction,
  shopsOf: ShopsOf | undefined,
  seen: Seen,
  id: string,
): Promise<void> {
  if ((await foreignIds(db, shopsOf, seen, [id])).size > 0) throw new AppError('not_found')
}
