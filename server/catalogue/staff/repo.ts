import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member_session, staff } from '../../db/schema'
import type { Owner } from '../../core/owner'

export type Employee = typeof staff.$inferSelect

/** The employee with this work id, unless they have left. */
export async function employeeByWorkId(
  db: Database | Transaction,
  company_id: string,
  work_id: string,
): Promise<Employee | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.company_id, company_id), eq(staff.work_id, work_id), eq(staff.disabled, false)))
  return row
}

/** The employee record of a member; `undefined` for an employee who has left. */
export async function employeeOf(
  db: Database | Transaction,
  { company_id, user_id }: Owner,
): Promise<Employee | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.company_id, company_id), eq(staff.user_id, user_id), eq(staff.disabled, false)))
  return row
}

/** Links a member to an employee, once. @returns false where either is linked already */
export async function linkMember(
  tx: Transaction,
  { company_id, user_id }: Owner,
  staff_id: string,
): Promise<boolean> {
  const mine = and(eq(staff.company_id, company_id), eq(staff.staff_id, staff_id), isNull(staff.user_id))
  const free = sql`not exists (select 1 from staff s where s.company_id = ${company_id} and s.user_id = ${user_id})`
  const rows = await tx
    .update(staff)
    .set({ user_id })
    .where(and(mine, free))
    .returning({ staff_id: staff.staff_id })
  return rows.length === 1
}

/** Ends an employee's staff sessions; their sessions as a member remain. */
export async function endStaffSessions(tx: Transaction, company_id: string, staff_id: string): Promise<void> {
  const linked = sql`(select s.user_id from staff s where s.company_id = ${company_id} and s.staff_id = ${staff_id})`
  const own = and(eq(member_session.company_id, company_id), sql`${member_session.user_id} = ${linked}`)
  await tx.delete(member_session).where(and(own, member_session.staff))
}

export async function setAgreed(
  tx: Transaction,
  { company_id, user_id }: Owner,
  version: number,
): Promise<void> {
  await tx
    .update(staff)
    .set({ agreed: version })
    .where(and(eq(staff.company_id, company_id), eq(staff.user_id, user_id)))
}
