import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { newId } from '../../core/ids'
import { lockMember } from '../members/lock-repo'

export interface PointChange {
  company_id: string
  user_id: string
  /** Above zero; the function decides whether it is added or subtracted. */
  point: number
  journal_type: number
  /** Text for the member. */
  point_desc: string
  /** Unique cause: `order:{id}:spend`. */
  cause: string
  order_id?: string | undefined
}

type Owner = Pick<PointChange, 'company_id' | 'user_id'>

/** A member's points; 0 for an unknown member. */
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

/** The balance; locks the member until the transaction ends; undefined for an unknown member. */
export async function lockedBalance(
  tx: Transaction,
  { company_id, user_id }: Owner,
): Promise<number | undefined> {
  await lockMember(tx, company_id, user_id)
  const { rows } = await tx.execute<{ point: number }>(
    sql`select point from member where company_id = ${company_id} and user_id = ${user_id}`,
  )
  return rows[0]?.point
}

/** A separate statement: one that waited for the lock would still see the old entries. */
export async function isDone(
  tx: Transaction,
  { company_id, user_id, cause }: Owner & Pick<PointChange, 'cause'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from point_entry where company_id = ${company_id} and user_id = ${user_id} and cause = ${cause}`)
  return rowCount === 1
}

/**
 * Changes the balance and writes its entry, if the balance allows it. The entry is written by values: Citus asks all
 * machines for what is inserted from the result of the change.
 * @param change `point` with its sign
 * @returns the new balance; undefined if less than `floor` would be left
 */
export async function enter(
  tx: Transaction,
  change: PointChange,
  { floor, expires }: { floor: number | null; expires: Date | null },
): Promise<number | undefined> {
  const { company_id, user_id, point, journal_type, point_desc, cause, order_id = null } = change
  const { rows } = await tx.execute<{ balance: number }>(sql`
    update member set point = point + ${point}::int, updated = now()
     where company_id = ${company_id} and user_id = ${user_id}
       and (${floor}::int is null or point + ${point}::int >= ${floor}::int)
    returning point as balance`)
  const [changed] = rows
  if (!changed) return undefined
  await tx.execute(sql`
    insert into point_entry (company_id, user_id, entry_id, point, balance, journal_type, point_desc, order_id, cause,
                             expires)
    values (${company_id}, ${user_id}, ${newId()}, ${point}, ${changed.balance}, ${journal_type}, ${point_desc},
            ${order_id}, ${cause}, ${expires?.toISOString() ?? null})`)
  return changed.balance
}
