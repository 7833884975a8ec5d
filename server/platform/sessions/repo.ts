import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, member_session, operator_session, staff } from '../../db/schema'
import { FIGURES } from '../../config/limits'

/**
 * Sessions of operators, members and employees: two tables with the same rules. Rule api-5: 30 days from signing in,
 * 7 days since the last request.
 */
export type SessionTable = typeof operator_session | typeof member_session

const LONGEST = sql`make_interval(days => ${FIGURES.session_days})`
const IDLE = sql`make_interval(days => ${FIGURES.session_idle_days})`
/** `seen` is written at most this often, so that most requests write nothing. */
const SEEN_EVERY = sql`interval '1 minute'`

/** `seen` and `expires` of a new session. */
export const NEW_TIMES = { seen: sql`now()`, expires: sql`now() + ${LONGEST}` }

/** Condition: this session, and it has not expired. */
export const isLive = (table: SessionTable, company_id: string, session_id: string) =>
  and(isSession(table, company_id, session_id), isNotOver(table))

/** Condition: a session has not expired. */
export const isNotOver = (table: SessionTable) =>
  and(sql`${table.expires} > now()`, sql`${table.seen} > now() - ${IDLE}`)

/** Whether `seen` is old enough to be written again. */
export const isStale = (table: SessionTable): SQL<boolean> =>
  sql<boolean>`${table.seen} < now() - ${SEEN_EVERY}`

export async function touchSession(
  db: Database,
  table: SessionTable,
  company_id: string,
  session_id: string,
): Promise<void> {
  await db
    .update(table)
    .set({ seen: sql`now()` })
    .where(isSession(table, company_id, session_id))
}

export async function endSession(
  db: Database | Transaction,
  table: SessionTable,
  company_id: string,
  session_id: string,
): Promise<void> {
  await db.delete(table).where(isSession(table, company_id, session_id))
}

const isSession = (table: SessionTable, company_id: string, session_id: string) =>
  and(eq(table.company_id, company_id), eq(table.session_id, session_id))

/** The account of a session, disabled or not; `undefined` if the session does not exist or has ended. */
export async function sessionMember(db: Database, company_id: string, session_id: string) {
  const [row] = await db
    .select({
      user_id: member.user_id,
      mobile: member.mobile,
      grade_id: member.grade_id,
      /** The bought grade, until it ends. */
      vip_grade_id: sql<string | null>`case when ${member.vip_until} > now() then ${member.vip_grade_id} end`,
      /** Signed in as an employee, and still one: the record exists, belongs to this member, and is not disabled. */
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

type NewMemberSession = Pick<
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
