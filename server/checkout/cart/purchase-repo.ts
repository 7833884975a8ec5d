/** Pieces that a member bought under purchase limits: one row per limit, changed by conditional updates. */
import { limitWords, type LimitPeriod } from '@schemas/cart'
import { DAY_MS } from '@schemas/time-units'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { purchase_count } from '../../db/schema'
import { AppError } from '../../core/errors'
import type { Owner } from '../../core/owner'
import { dayInShanghai } from '../../core/shanghai'

export interface Purchase {
  /** `goods:{id}`, `goods:{id}:{period}:{its first day}`, `staff:{activity}:{item}`. */
  key: string
  num: number
}

export interface PurchaseLimit extends Purchase {
  /** Pieces of one member in all orders of the period. */
  most: number
  period: LimitPeriod
  /** Name of the limited item, for the message. */
  title: string
}

export const limitMessage = ({ most, period }: Pick<PurchaseLimit, 'most' | 'period'>) =>
  `${limitWords(period)}限购${most}件`

/** The period that a key counts within. */
export function periodOf(key: string): LimitPeriod {
  const [, , period] = key.split(':')
  return period === 'day' || period === 'week' || period === 'month' ? period : 'all'
}

/** So many days after its first every period is over, and its rows can be deleted; a month is the longest. */
const PERIOD_DAYS = 40

/** Members per step. */
const MEMBERS = 1_000

/**
 * Deletes rows of periods that are over, member by member in the order of their ids, a step at each call.
 * @param after the member with which the step before ended; '' begins again
 * @returns how many were deleted, and where the next step goes on
 */
export async function deletePastPeriods(
  db: Database,
  company_id: string,
  { now, after }: { now: Date; after: string },
): Promise<{ deleted: number; next: string }> {
  const before = dayInShanghai(new Date(now.getTime() - PERIOD_DAYS * DAY_MS))
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct c.user_id from purchase_count c
     where c.company_id = ${company_id} and c.user_id > ${after}
     order by c.user_id limit ${MEMBERS}`)
  const members = rows.map(({ user_id }) => user_id)
  const last = members.at(-1)
  if (last === undefined) return { deleted: 0, next: '' }
  const { rowCount } = await db.execute(sql`
    delete from purchase_count c
     where c.company_id = ${company_id} and c.user_id > ${after} and c.user_id <= ${last}
       and c.key ~ '^goods:[^:]+:(day|week|month):' and right(c.key, 10) < ${before}`)
  return { deleted: rowCount ?? 0, next: members.length < MEMBERS ? '' : last }
}

/** Pieces by key; absent: none yet. */
export async function boughtBy(
  db: Database | Transaction,
  company_id: string,
  user_id: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: purchase_count.key, bought: purchase_count.bought })
    .from(purchase_count)
    .where(
      and(
        eq(purchase_count.company_id, company_id),
        eq(purchase_count.user_id, user_id),
        inArray(purchase_count.key, [...keys]),
      ),
    )
  return new Map(rows.map(({ key, bought }) => [key, bought]))
}

/**
 * Counts the pieces of an order.
 * @throws AppError purchase_limit for the first limit that it would exceed
 */
export async function countPurchases(
  tx: Transaction,
  company_id: string,
  user_id: string,
  limits: readonly PurchaseLimit[],
): Promise<void> {
  for (const { key, num, most, period, title } of limits.toSorted(byKey)) {
    const isCounted = num <= most && (await countWithin(tx, { company_id, user_id }, { key, num, most }))
    if (!isCounted)
      throw new AppError('purchase_limit', {
        message: `${title}${limitMessage({ most, period })}`,
        details: { key, most },
      })
  }
}

/** @returns false if they would exceed the limit together with those that are counted already */
async function countWithin(
  tx: Transaction,
  { company_id, user_id }: Owner,
  { key, num, most }: Purchase & Pick<PurchaseLimit, 'most'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into purchase_count as c (company_id, user_id, key, bought)
    values (${company_id}, ${user_id}, ${key}, ${num}::int)
    on conflict (company_id, user_id, key) do update set bought = c.bought + excluded.bought
     where c.bought + excluded.bought <= ${most}::int`)
  return rowCount === 1
}

/** Subtracts the pieces of a cancelled order. */
export async function uncountPurchases(
  tx: Transaction,
  company_id: string,
  user_id: string,
  purchases: readonly Purchase[],
): Promise<void> {
  for (const { key, num } of purchases.toSorted(byKey))
    await tx.execute(sql`
      update purchase_count set bought = greatest(bought - ${num}::int, 0)
       where company_id = ${company_id} and user_id = ${user_id} and key = ${key}`)
}

const byKey = (a: Purchase, b: Purchase) => (a.key < b.key ? -1 : 1)
