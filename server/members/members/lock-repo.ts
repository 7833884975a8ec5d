import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'

/**
 * Locks a member's row. To avoid deadlocks every transaction locks in the same order: member, trade, orders, stock, goods.
 * `for no key update` does not block inserts of rows that reference the member (a message, a session), which would wait
 * for `for update` while holding locks that this transaction needs next.
 */
export async function lockMember(tx: Transaction, company_id: string, user_id: string): Promise<void> {
  await tx.execute(sql`
    select 1 from member where company_id = ${company_id} and user_id = ${user_id} for no key update`)
}

/** The same for jobs, without waiting. @returns `false` if the member is locked: the job retries later */
export async function takeMember(tx: Transaction, company_id: string, user_id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from member where company_id = ${company_id} and user_id = ${user_id} for no key update skip locked`)
  return rowCount === 1
}
