import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, member_grade } from '../../db/schema'
import { lockMember } from './lock-repo'
import type { Owner } from '../../core/owner'
import { namedBy } from '../../back-office'

export interface Account extends Owner {
  mobile: string | null
  password_hash: string | null
  email: string
  email_proved: string
  disabled: boolean
}

const ACCOUNT = {
  company_id: member.company_id,
  user_id: member.user_id,
  mobile: member.mobile,
  password_hash: member.password_hash,
  email: member.email,
  email_proved: member.email_proved,
  disabled: member.disabled,
}

/** The address that codes may be sent to: the current one, if a code proved it; otherwise `undefined`. */
export const provedEmail = ({ email, email_proved }: Pick<Account, 'email' | 'email_proved'>) =>
  email !== '' && email === email_proved ? email : undefined

const isMember = ({ company_id, user_id }: Owner) =>
  and(eq(member.company_id, company_id), eq(member.user_id, user_id), isNull(member.deleted))

export async function accountByMobile(
  db: Database | Transaction,
  company_id: string,
  mobile: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select(ACCOUNT)
    .from(member)
    .where(and(eq(member.company_id, company_id), eq(member.mobile, mobile), isNull(member.deleted)))
  return row
}

export async function accountOf(db: Database | Transaction, owner: Owner): Promise<Account | undefined> {
  const [row] = await db.select(ACCOUNT).from(member).where(isMember(owner))
  return row
}

/** The current account, locked until the transaction ends; `undefined` if it may not sign in. */
export async function accountForSession(tx: Transaction, owner: Owner): Promise<Account | undefined> {
  // not `for share`: the sign-in then changes the member's cart, and two share locks would wait for each other
  await lockMember(tx, owner.company_id, owner.user_id)
  const [row] = await tx
    .select(ACCOUNT)
    .from(member)
    .where(and(isMember(owner), eq(member.disabled, false)))
  return row
}

export interface NewAccount {
  company_id: string
  mobile: string
  password_hash: string | null
  username?: string | undefined
  sex?: number | undefined
}

/** @returns undefined if the number is taken */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<Account | undefined> {
  const { company_id, mobile, password_hash, username = '', sex = 0 } = account
  const grade_id = await firstGrade(tx, company_id)
  const [row] = await tx
    .insert(member)
    .values({ company_id, user_id: randomUUID(), mobile, password_hash, username, sex, grade_id })
    .onConflictDoNothing({ target: [member.company_id, member.mobile] })
    .returning(ACCOUNT)
  return row
}

/** The grade of a new member; created if the company has none. */
async function firstGrade(tx: Transaction, company_id: string): Promise<string> {
  const find = () =>
    tx
      .select({ grade_id: member_grade.grade_id })
      .from(member_grade)
      .where(and(eq(member_grade.company_id, company_id), eq(member_grade.default_grade, true)))
      .orderBy(member_grade.grade_id)
      .limit(1)
  const [known] = await find()
  if (known) return known.grade_id
  const grade = { company_id, grade_id: '1', grade_name: '普通会员', default_grade: true }
  await tx
    .insert(member_grade)
    .values(grade)
    .onConflictDoUpdate({
      target: [member_grade.company_id, member_grade.grade_id],
      set: { default_grade: true },
    })
  return grade.grade_id
}

export async function setPassword(tx: Transaction, owner: Owner, password_hash: string): Promise<void> {
  await tx
    .update(member)
    .set({ password_hash, updated: sql`now()` })
    .where(isMember(owner))
}

/** @throws a unique violation if another member of the company has the number */
export async function setMobile(tx: Transaction, owner: Owner, mobile: string): Promise<void> {
  await tx
    .update(member)
    .set({ mobile, updated: sql`now()` })
    .where(isMember(owner))
}

/** @param email proved by a code; '' removes the address */
export async function setEmail(tx: Transaction, owner: Owner, email: string): Promise<void> {
  await tx
    .update(member)
    .set({ email, email_proved: email, updated: sql`now()` })
    .where(isMember(owner))
}

/** User name and mobile number of members. */
export const memberNames = namedBy(
  member,
  member.user_id,
  sql`concat_ws(' ', nullif(${member.username}, ''), ${member.mobile})`,
)
