import { and, eq, inArray, lte, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { bill } from '../../db/schema'
import { readyAt } from './days'

export type BillRow = typeof bill.$inferSelect
export type BillKey = Pick<BillRow, 'company_id' | 'provider' | 'day'>

const oneOf = ({ company_id, provider, day }: BillKey) =>
  and(eq(bill.company_id, company_id), eq(bill.provider, provider), eq(bill.day, day))

export async function billOf(db: Database | Transaction, key: BillKey): Promise<BillRow | undefined> {
  const [row] = await db.select().from(bill).where(oneOf(key))
  return row
}

/** The latest day of which there is a row. */
export async function lastDay(db: Database, company_id: string, provider: string): Promise<string | null> {
  const where = and(eq(bill.company_id, company_id), eq(bill.provider, provider))
  const [row] = await db
    .select({ day: max(bill.day) })
    .from(bill)
    .where(where)
  return row?.day ?? null
}

/** Plans the bills of these days; those that another server planned stay as they are. */
export async function insertBills(
  db: Database,
  company_id: string,
  provider: string,
  days: string[],
): Promise<void> {
  const rows = days.map((day) => ({ company_id, provider, day, due: readyAt(day) }))
  if (rows.length > 0) await db.insert(bill).values(rows).onConflictDoNothing()
}

/**
 * Claims the bill that has been due the longest until `until`, so that no other server fetches it.
 * @returns it; its number of tries names this claim
 */
export async function takeDueBill(
  tx: Transaction,
  company_id: string,
  providers: string[],
  { now, until }: { now: Date; until: Date },
): Promise<BillRow | undefined> {
  const [due] = await tx
    .select()
    .from(bill)
    .where(and(eq(bill.company_id, company_id), lte(bill.due, now), inArray(bill.provider, providers)))
    .orderBy(bill.due, bill.day)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return undefined
  const tries = due.tries + 1
  await tx.update(bill).set({ due: until, tries, updated: now }).where(oneOf(due))
  return { ...due, tries }
}

type BillChange = Partial<Omit<BillRow, keyof BillKey | 'created' | 'updated'>>

/** Changes a bill that was claimed. @returns false where the claim ended and another server has it */
export async function changeClaimed(
  db: Database,
  claimed: BillRow,
  change: BillChange,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(bill)
    .set({ ...change, updated: now })
    .where(and(oneOf(claimed), eq(bill.tries, claimed.tries)))
  return rowCount === 1
}

/** Has a bill fetched and compared again from its first line. */
export async function restartBill(tx: Transaction, key: BillKey, now: Date): Promise<void> {
  await tx
    .update(bill)
    .set({ state: 'WAITING', due: now, failure: '', progress: null, updated: now })
    .where(oneOf(key))
}

/** Whether the bill of a day was compared, or had no trades. */
export async function isCompared(db: Database, key: BillKey): Promise<boolean> {
  const row = await billOf(db, key)
  return row?.state === 'COMPARED' || row?.state === 'EMPTY'
}

/** Rows of this key's differences, for sub-queries. */
export const ofBill = ({ company_id, provider, day }: BillKey) =>
  sql`company_id = ${company_id} and provider = ${provider} and day = ${day}`
