import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { Owner } from '../members/owner'

/** Orders and after-sales that still need their buyer; a trade that waits for its payment is one. */
export async function hasUnfinished(
  db: Database | Transaction,
  { company_id, user_id }: Owner,
): Promise<boolean> {
  const own = sql`company_id = ${company_id} and user_id = ${user_id}`
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select 1 from orders where ${own}
                      and status not in ('DONE', 'CANCEL', 'REFUND_SUCCESS'))
        or exists (select 1 from aftersale where ${own}
                      and state not in ('REJECTED', 'DONE', 'CLOSED'))
        or exists (select 1 from trade where ${own} and state = 'NOTPAY' and expires > now()) as found`)
  return rows[0]?.found ?? false
}

/** What a member keeps for no law and no bookkeeping. */
const FORGOTTEN = [
  'member_session',
  'member_identity',
  'member_address',
  'favourite',
  'browse_history',
  'stock_notice',
  'quote',
] as const

/** Nobody who reads the rows that stay can tell whose they were. */
export async function forgetMember(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  const own = sql`company_id = ${company_id} and user_id = ${user_id}`
  for (const table of FORGOTTEN) await tx.execute(sql`delete from ${sql.identifier(table)} where ${own}`)
  await tx.execute(sql`delete from cart_line where company_id = ${company_id} and owner = ${`m:${user_id}`}`)
  await tx.execute(
    sql`update member_coupon set state = 'void', updated = now() where ${own} and state = 'unused'`,
  )
  // an employee stays one, and may sign in as another member
  await tx.execute(sql`update staff set user_id = null where ${own}`)
  await tx.execute(sql`
    update member
       set mobile = null, password_hash = null, username = '', nickname = '', avatar = '', sex = 0, birthday = '',
           email = '', address = '', profile = '{}', vip_until = null, disabled = true, deleted = now(),
           updated = now()
     where ${own} and deleted is null`)
}

/** Kept from changing until the transaction ends. */
export async function lockMember(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  await tx.execute(
    sql`select 1 from member where company_id = ${company_id} and user_id = ${user_id} for update`,
  )
}
