import { and, eq, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { proposed } from '../../db/proposed'
import { bill_difference } from '../../db/schema'
import { countOf } from '../../db/search'
import { type Keyset, keysetPage } from '../../db/keyset'
import type { WorklistSearch } from '../../back-office'
import { newId } from '../../core/ids'
import { ofBill, type BillKey } from './repo'

export type DifferenceRow = typeof bill_difference.$inferSelect
export type DifferenceKind = DifferenceRow['kind']

export interface FoundDifference extends Pick<DifferenceRow, 'kind' | 'number' | 'bill_fee' | 'own_fee'> {
  trade_id?: string
  transaction_id?: string
}

const oneOf = (company_id: string, difference_id: string) =>
  and(eq(bill_difference.company_id, company_id), eq(bill_difference.difference_id, difference_id))

/**
 * Stores the differences of a comparison. Those that an earlier comparison found keep their state and remark; the provider
 * is queried about lost payments (again).
 */
export async function storeDifferences(
  db: Database,
  { company_id, provider, day }: BillKey,
  found: FoundDifference[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return
  const rows = found.map((one) => ({
    ...one,
    company_id,
    provider,
    day,
    difference_id: newId(),
    ask_at: one.kind === 'lost_payment' ? now : null,
    created: now,
    updated: now,
  }))
  const { company_id: company, provider: of, day: on, kind, number } = bill_difference
  await db
    .insert(bill_difference)
    .values(rows)
    .onConflictDoUpdate({
      target: [company, of, on, kind, number],
      set: proposed('bill_fee', 'own_fee', 'ask_at', 'updated'),
    })
}

/** Deletes open differences of earlier comparisons that the one which began at `began` did not find. */
export async function deleteStaleDifferences(db: Database, key: BillKey, began: Date): Promise<void> {
  await db
    .delete(bill_difference)
    .where(
      and(ofBill(key), eq(bill_difference.state, 'OPEN'), sql`updated < ${began.toISOString()}::timestamptz`),
    )
}

/** Claims the lost payment whose query has been due the longest, until `until`. */
export async function claimLostPayment(
  tx: Transaction,
  company_id: string,
  { now, until }: { now: Date; until: Date },
): Promise<DifferenceRow | undefined> {
  const [due] = await tx
    .select()
    .from(bill_difference)
    .where(and(eq(bill_difference.company_id, company_id), lte(bill_difference.ask_at, now)))
    .orderBy(bill_difference.ask_at)
    .limit(1)
    .for('update', { skipLocked: true })
  if (due) await changeDifference(tx, due, { ask_at: until }, now)
  return due
}

export async function changeDifference(
  db: Database | Transaction,
  { company_id, difference_id }: Pick<DifferenceRow, 'company_id' | 'difference_id'>,
  change: Partial<Pick<DifferenceRow, 'state' | 'ask_at' | 'remark' | 'operator_name' | 'settled'>>,
  now: Date,
): Promise<void> {
  await db
    .update(bill_difference)
    .set({ ...change, updated: now })
    .where(oneOf(company_id, difference_id))
}

export async function differenceOf(
  db: Database | Transaction,
  company_id: string,
  difference_id: string,
): Promise<DifferenceRow | undefined> {
  const [row] = await db.select().from(bill_difference).where(oneOf(company_id, difference_id))
  return row
}

export async function differencesOfBill(db: Database | Transaction, key: BillKey): Promise<DifferenceRow[]> {
  return db
    .select()
    .from(bill_difference)
    .where(ofBill(key))
    .orderBy(sql`state`, bill_difference.kind, bill_difference.number)
    .limit(SHOWN)
}

/** Differences shown with a bill; the worklist of differences has all. */
const SHOWN = 100

const LATEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${bill_difference.created}`, kind: 'time' },
    { sql: sql`${bill_difference.difference_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** One page of the company's differences, the latest first, and their number; a keyword is a number of the shop or provider. */
export async function differencePage(db: Database, { company_id, tab, keyword, at }: WorklistSearch) {
  const words = keyword?.trim()
  const { number, trade_id, transaction_id, day, difference_id } = bill_difference
  const state: SQL | undefined =
    tab === 'all' ? undefined : eq(bill_difference.state, tab === 'open' ? 'OPEN' : 'SETTLED')
  const named = words && or(...[number, trade_id, transaction_id, day].map((column) => eq(column, words)))
  const where = and(eq(bill_difference.company_id, company_id), state, named || undefined)
  const [page, count] = await Promise.all([
    keysetPage(LATEST_FIRST, at, ({ cursor, ...slice }) =>
      db
        .select({ row: bill_difference, cursor })
        .from(bill_difference)
        .where(and(where, slice.where))
        .orderBy(slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset),
    ),
    countOf(db, keyword, () => db.select({ difference_id }).from(bill_difference).where(where)),
  ])
  return { ...page, ...count }
}
