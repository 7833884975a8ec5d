import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, member_session, staff } from '../../db/schema'
import { isLive, isStale, NEW_TIMES } from './repo'

/** Who the session belongs to, disabled or not; `undefined` where there is none, or none any more. */
export async function sessionMember(db: Database, company_id: string, session_id: string) {
  const [row] = await db
    .select({
      user_id: member.user_id,
      mobile: member.mobile,
      grade_id: member.grade_id,
      /** The bought grade, while it lasts. */
      vip_grade_id: sql<string | null>`case when ${member.vip_until} > now() then ${member.vip_grade_id} end`,
      /** Signed in as an employee, and still one: the record is there, is this member's, and is not disabled. */
      staff: sql<boolean>`${member_session.staff} and exists (
        select 1 from ${staff} where ${staff.company_id} = ${member_session.company_id}
          and ${staff.user_id} = ${member_session.user_id} and not ${staff.disabled})`,
      disabled: member.disabled,
      stale: isStale(member_session),
    })
    .from(member_session)
    .innerJoin(
      member,
      and(eq(member.company_id, member_session.company_id), eq(member.user_id, member_session.user_id)),
    )
    .where(and(isLive(member_session, company_id, session_id), isNull(member.deleted)))
  return row
}

export type NewMemberSession = Pick<
  typeof member_session.$inferInsert,
  'company_id' | 'session_id' | 'user_id' | 'carrier' | 'staff' | 'user_agent' | 'address'
>

export async function insertMemberSession(tx: Transaction, session: NewMemberSession): Promise<void> {
  await tx.insert(member_session).values({ ...session, ...NEW_TIMES })
}

/** Ends every session of one member. */
export async function endSessionsOf(tx: Transaction, company_id: string, user_id: string): Promise<void> {
  await tx
    .delete(member_session)
    .where(and(eq(member_session.company_id, company_id), eq(member_session.user_id, user_id)))
}
