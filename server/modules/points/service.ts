/**
 * Points: every change of `member.point` is one conditional update with its entry beside it, once for each cause, so
 * that the entries always sum to the balance and nobody spends the same point twice.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../errors'

/** provider-api §3 `journal_type`. */
export const JOURNAL = { order: 6, reward: 7, cancel: 9, aftersale: 10, adjust: 12 } as const

export interface PointChange {
  company_id: string
  user_id: string
  /** Above zero; what it means is said by the function. */
  point: number
  journal_type: number
  /** What the member reads. */
  point_desc: string
  /** What it is for, once: `order:{id}:spend`. */
  cause: string
  order_id?: string | undefined
}

/**
 * Spends points of a balance that has them.
 * @returns the balance after it
 * @throws AppError points_short where it has too few, below zero after a claw-back included
 */
export const spendPoints = (tx: Transaction, change: PointChange): Promise<number> =>
  write(tx, change, { sign: -1, floor: 0, expires: null })

/** Earned or given back points; those that are earned end with the next year (commerce-rules §1). */
export const grantPoints = (
  tx: Transaction,
  change: PointChange,
  { expires = null }: { expires?: Date | null } = {},
): Promise<number> => write(tx, change, { sign: 1, floor: null, expires })

/** Takes back what was granted; the balance may go below zero, which blocks spending (commerce-rules §1). */
export const takeBackPoints = (tx: Transaction, change: PointChange): Promise<number> =>
  write(tx, change, { sign: -1, floor: null, expires: null })

/** Points that a member has; 0 for nobody. */
export async function pointsOf(
  db: Database | Transaction,
  company_id: string,
  user_id: string,
): Promise<number> {
  const { rows } = await db.execute<{ point: number }>(
    sql`select point from member where company_id = ${company_id} and user_id = ${user_id}`,
  )
  return rows[0]?.point ?? 0
}

interface Manner {
  sign: 1 | -1
  /** The least balance that may be left; null: any. */
  floor: number | null
  expires: Date | null
}

/**
 * A cause that was done before changes nothing and answers the balance as it is: jobs may run twice. The member's row
 * is locked first, so that two of one cause do not both find that there is none.
 */
async function write(
  tx: Transaction,
  change: PointChange,
  { sign, floor, expires }: Manner,
): Promise<number> {
  const { company_id, user_id, point, journal_type, point_desc, cause, order_id = null } = change
  if (!Number.isInteger(point) || point < 1)
    throw new RangeError(`Expected a number of points above 0 for ${cause}, got ${point}`)
  const held = await lockedBalance(tx, company_id, user_id)
  if (held === undefined) throw new Error(`Expected member ${user_id} for points of ${cause}, found none`)
  if (await isDone(tx, change)) return held
  const { rows } = await tx.execute<{ balance: number }>(sql`
    with changed as (
      update member set point = point + ${sign * point}::int, updated = now()
       where company_id = ${company_id} and user_id = ${user_id}
         and (${floor}::int is null or point + ${sign * point}::int >= ${floor}::int)
      returning point as balance)
    insert into point_entry (company_id, user_id, entry_id, point, balance, journal_type, point_desc, order_id, cause,
                             expires)
    select ${company_id}, ${user_id}, ${randomUUID()}, ${sign * point}::int, balance, ${journal_type}, ${point_desc},
           ${order_id}, ${cause}, ${expires?.toISOString() ?? null}::timestamptz
      from changed
    returning balance`)
  const [row] = rows
  if (!row) throw new AppError('points_short', { message: `积分不足，当前可用${Math.max(held, 0)}积分` })
  return row.balance
}

/** The balance, its row locked until the transaction ends. */
async function lockedBalance(
  tx: Transaction,
  company_id: string,
  user_id: string,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ point: number }>(
    sql`select point from member where company_id = ${company_id} and user_id = ${user_id} for update`,
  )
  return rows[0]?.point
}

/** A statement of its own: one that waited for the lock would still see the entries of before. */
async function isDone(tx: Transaction, { company_id, user_id, cause }: PointChange): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from point_entry where company_id = ${company_id} and user_id = ${user_id} and cause = ${cause}`)
  return rowCount === 1
}
