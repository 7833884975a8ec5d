import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, member_session } from '../../db/schema'

/** decisions 16: 30 days from signing in, 7 days since the last request. */
const LONGEST = sql`interval '30 days'`
const IDLE = sql`interval '7 days'`
/** `seen` is written at most this often, so that reading stays reading. */
const SEEN_EVERY = sql`interval '1 minute'`

/** Who the session belongs to, disabled or not; `undefined` where there is none, or none any more. */
export async function sessionMember(db: Database, company_id: string, session_id: string) {
  const [row] = await db
    .select({
      user_id: member.user_id,
      mobile: member.mobile,
      grade_id: member.grade_id,
      /** The bought grade, while it lasts. */
      vip_grade_id: sql<string | null>`case when ${member.vip_until} > now() then ${member.vip_grade_id} end`,
      staff: member_session.staff,
      disabled: member.disabled,
      stale: sql<boolean>`${member_session.seen} < now() - ${SEEN_EVERY}`,
    })
    .from(member_session)
    .innerJoin(
      member,
      and(eq(member.company_id, member_session.company_id), eq(member.user_id, member_session.user_id)),
    )
    .where(
      and(
        eq(member_session.company_id, company_id),
        eq(member_session.session_id, session_id),
        isNull(member.deleted),
        sql`${member_session.expires} > now()`,
        sql`${member_session.seen} > now() - ${IDLE}`,
      ),
    )
  return row
}

export async function touchMemberSession(
  db: Database,
  company_id: string,
  session_id: string,
): Promise<void> {
  await db
    .update(member_session)
    .set({ seen: sql`now()` })
    .where(and(eq(member_session.company_id, company_id), eq(member_session.session_id, session_id)))
}

export type NewMemberSession = Pick<
  typeof member_session.$inferInsert,
  'company_id' | 'session_id' | 'user_id' | 'carrier' | 'staff' | 'user_agent'
>

/** Opens a session, and clears away those of the company that have ended by themselves. */
export async function insertMemberSession(tx: Transaction, session: NewMemberSession): Promise<void> {
  await tx
    .delete(member_session)
    .where(
      and(
        eq(member_session.company_id, session.company_id),
        or(lt(member_session.expires, sql`now()`), lt(member_session.seen, sql`now() - ${IDLE}`)),
      ),
    )
  await tx.insert(member_session).values({ ...session, seen: sql`now()`, expires: sql`now() + ${LONGEST}` })
}

export async function deleteMemberSession(
  db: Database,
  company_id: string,
  session_id: string,
): Promise<void> {
  await db
    .delete(member_session)
    .where(and(eq(member_session.company_id, company_id), eq(member_session.session_id, session_id)))
}
