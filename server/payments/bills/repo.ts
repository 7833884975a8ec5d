import { and, eq, inArray, lte, max, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { bill, bill_difference } from '../../db/schema'
import { countOf } from '../../db/search'
import { type Keyset, keysetPage } from '../../db/keyset'
import type { WorklistSearch } from '../../back-office'
import { readyAt } from './days'

export type BillRow = typeof bill.$inferSelect
export type BillKey = Pick<BillRow, 'company_id' | 'provider' | 'day'>

const oneOf = ({ company_id, provider, day }: BillKey) =>
  and(eq(bill.company_id, company_id), eq(bill.provider, provider), eq(bill.day, day))

export async function billOf(db: Database | Transaction, key: BillKey): Promise<BillRow | undefined> {
  const [row] = await db.select().from(bill).where(oneOf(key))
  return row
}

/** The latest day with a planned bill. */
export async function lastDay(db: Database, company_id: string, provider: string): Promise<string | null> {
  const where = and(eq(bill.company_id, company_id), eq(bill.provider, provider))
  const [row] = await db
    .select({ day: max(bill.day) })
    .from(bill)
    .where(where)
  return row?.day ?? null
}

/** Plans the bills of these days; existing rows are left unchanged. */
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
 * Claims the bill that has been due the longest, until `until`, so that no other server fetches it.
 * @returns the bill; its number of tries identifies this claim
 */
export async function claimDueBill(
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

/** Changes a claimed bill. @returns false if the claim expired and another server has the bill */
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

/** Makes the job fetch a bill again and compare it from its first line. */
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

/** Condition for the differences of a bill. */
export const ofBill = ({ company_id, provider, day }: BillKey) =>
  sql`company_id = ${company_id} and provider = ${provider} and day = ${day}`

/** Number of a bill's open differences. */
const openOf = (company_id: string): SQL<number> => sql<number>`
  (select count(*)::int from ${bill_difference} d
    where d.company_id = ${company_id} and d.provider = ${bill}.provider and d.day = ${bill}.day and d.state = 'OPEN')`

const TABS: Record<string, (company_id: string) => SQL> = {
  open: (company_id) => sql`${openOf(company_id)} > 0`,
  failed: () => eq(bill.state, 'FAILED'),
}

const LATEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${bill.day}`, kind: 'text' },
    { sql: sql`${bill.provider}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** One page of the company's bills, the latest day first, and their number; a keyword is a day. */
export async function billPage(db: Database, { company_id, tab, keyword, at }: WorklistSearch) {
  const words = keyword?.trim()
  const where = and(
    eq(bill.company_id, company_id),
    TABS[tab]?.(company_id),
    words ? eq(bill.day, words) : undefined,
  )
  const [page, count] = await Promise.all([
    keysetPage(LATEST_FIRST, at, ({ cursor, ...slice }) =>
      db
        .select({ row: bill, open: openOf(company_id), cursor })
        .from(bill)
        .where(and(where, slice.where))
        .orderBy(slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset),
    ),
    countOf(db, keyword, () => db.select({ day: bill.day }).from(bill).where(where)),
  ])
  return { ...page, ...count }
}
