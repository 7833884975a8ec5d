import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/client'

export type Keyed = PgTable & { company_id: AnyPgColumn }

/** Replaces the rows of a table that belong to one parent. */
export async function replaceRows<T extends Keyed>(
  tx: Transaction,
  table: T,
  parent: SQL,
  company_id: string,
  rows: T['$inferInsert'][],
): Promise<void> {
  await tx.delete(table).where(and(eq(table.company_id, company_id), parent))
  if (rows.length > 0) await tx.insert(table).values(rows)
}
