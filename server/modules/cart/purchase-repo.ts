/** Pieces that a member bought of what is limited: a row for each limit, changed by conditional updates. */
import { limitWords, type LimitPeriod } from '@schemas/cart'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { purchase_count } from '../../db/schema'
import { AppError } from '../../errors'

export interface Purchase {
  /** `goods:{id}`, `goods:{id}:{period}:{its first day}`, `staff:{activity}:{item}`. */
  key: string
  num: number
}

export interface PurchaseLimit extends Purchase {
  /** Pieces of one member in all orders of the period. */
  most: number
  period: LimitPeriod
  /** What is limited, for the message. */
  title: string
}

export const limitMessage = ({ most, period }: Pick<PurchaseLimit, 'most' | 'period'>) =>
  `${limitWords(period)}限购${most}件`

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
    const { rowCount } = await tx.execute(sql`
      insert into purchase_count as c (company_id, user_id, key, bought)
      select ${company_id}, ${user_id}, ${key}, ${num}::int where ${num}::int <= ${most}::int
      on conflict (company_id, user_id, key) do update set bought = c.bought + ${num}::int
        where c.bought + ${num}::int <= ${most}::int`)
    if (rowCount !== 1)
      throw new AppError('purchase_limit', {
        message: `${title}${limitMessage({ most, period })}`,
        details: { key, most },
      })
  }
}

/** The order was cancelled: its pieces do not count. */
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
