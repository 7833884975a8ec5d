import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'

/**
 * The one lock of a member's row. Everybody locks in the same order, so nobody waits crosswise: the member first, then
 * the trade, its orders, stock, and goods last. `for no key update` lets others write rows that name the member
 * meanwhile (a message, a session): their keys would wait for `for update`, holding what this transaction wants next.
 */
export async function lockMember(tx: Transaction, company_id: string, user_id: string): Promise<void> {
  await tx.execute(sql`
    select 1 from member where company_id = ${company_id} and user_id = ${user_id} for no key update`)
}

/** The same for jobs. @returns `false` where another transaction has the member: it is left for later */
export async function takeMember(tx: Transaction, company_id: string, user_id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from member where company_id = ${company_id} and user_id = ${user_id} for no key update skip locked`)
  return rowCount === 1
}
