import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import type { Account } from '../members/account-repo'
import { memberOwner, type Owner } from '../../core/owner'
import { ANONYMOUS } from '../members/masked-mobile'
import { forgetPictures } from '../../platform'
import { DELETED_TABLES } from './personal-data'

/** Anonymizes the rows that are kept: they must not reveal their member. */
export async function forgetMember(tx: Transaction, account: Account): Promise<void> {
  const { company_id, user_id } = account
  const own = sql`company_id = ${company_id} and user_id = ${user_id}`
  for (const table of DELETED_TABLES) await tx.execute(sql`delete from ${sql.identifier(table)} where ${own}`)
  await tx.execute(
    sql`delete from cart_line where company_id = ${company_id} and owner = ${memberOwner(user_id)}`,
  )
  await forgetContacts(tx, account)
  await tx.execute(
    sql`update member_coupon set state = 'void', updated = now() where ${own} and state = 'unused'`,
  )
  // the employee's record stays, and may be used by another member
  await tx.execute(sql`update staff set user_id = null where ${own}`)
  await forgetReceiver(tx, account)
  await forgetPictures(tx, account, timeNow())
  await tx.execute(sql`update review set anonymous = true where ${own}`)
  await tx.execute(sql`update review_reply set username = ${ANONYMOUS} where ${own}`)
  await tx.execute(sql`
    update member
       set mobile = null, password_hash = null, username = '', nickname = '', avatar = '', sex = 0, birthday = '',
           email = '', email_proved = '', address = '', profile = '{}', vip_until = null, disabled = true, deleted = now(),
           updated = now()
     where ${own} and deleted is null`)
}

/**
 * Orders are kept for the books, with items, amounts and city; the receiver and remarks are deleted. An issued
 * invoice is a document of its own and is kept.
 */
async function forgetReceiver(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  const own = sql`company_id = ${company_id} and user_id = ${user_id}`
  await tx.execute(sql`
    update orders
       set receiver = receiver || '{"receiver_name":"","receiver_mobile":"","receiver_district":"",
                                    "receiver_address":"","receiver_zip":""}'::jsonb,
           invoice = case when invoice_number <> '' then invoice end, remark = '', seller_remark = ''
     where ${own}`)
  await tx.execute(sql`update aftersale set contact = '', mobile = '', description = '' where ${own}`)
}

/** Codes and messages are stored by number or address. */
async function forgetContacts(tx: Transaction, { company_id, mobile, email }: Account): Promise<void> {
  for (const recipient of [mobile, email]) {
    if (!recipient) continue
    await tx.execute(sql`delete from sms_code where company_id = ${company_id} and mobile = ${recipient}`)
    await tx.execute(sql`delete from outbox where company_id = ${company_id} and recipient = ${recipient}`)
  }
}

/**
 * Locks the member's row `for update`. Unlike `lockMember` of members this also blocks inserts of rows that reference the
 * member, so none can appear after they were deleted. It is the first lock of its transaction, which waits for it without holding
 * another.
 */
export async function lockMemberWholly(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  await tx.execute(
    sql`select 1 from member where company_id = ${company_id} and user_id = ${user_id} for update`,
  )
}
