import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member_consent, protocol } from '../../db/schema'
import type { Owner } from '../members/owner'

export type Protocol = typeof protocol.$inferSelect

/** The version of a protocol that holds; `undefined` where the company has written none. */
export async function currentProtocol(
  db: Database | Transaction,
  company_id: string,
  type: string,
): Promise<Protocol | undefined> {
  const [row] = await db
    .select()
    .from(protocol)
    .where(and(eq(protocol.company_id, company_id), eq(protocol.type, type)))
    .orderBy(desc(protocol.version))
    .limit(1)
  return row
}

/** Writes down that a member agrees to the versions that hold; once for each. */
export async function recordConsents(
  tx: Transaction,
  { company_id, user_id }: Owner,
  types: readonly string[],
): Promise<void> {
  const holding = await tx
    .select({ type: protocol.type, version: sql<number>`max(${protocol.version})::int` })
    .from(protocol)
    .where(and(eq(protocol.company_id, company_id), inArray(protocol.type, [...types])))
    .groupBy(protocol.type)
  if (holding.length === 0) return
  await tx
    .insert(member_consent)
    .values(holding.map((version) => ({ ...version, company_id, user_id })))
    .onConflictDoNothing()
}
