import { and, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
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

/** A value, or the parameter of a prepared statement. */
type Named = string | Placeholder

/** Condition: this session, and it has not expired. */
export const isLive = (table: SessionTable, company_id: Named, session_id: Named) =>
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

const isSession = (table: SessionTable, company_id: Named, session_id: Named) =>
  and(eq(table.company_id, company_id), eq(table.session_id, session_id))

/** The employee's record exists, belongs to this member, and is not disabled. */
const IS_EMPLOYEE = sql<boolean>`exists (
  select 1 from ${staff} where ${staff.company_id} = ${sql.placeholder('company_id')}
    and ${staff.user_id} = ${member_session.user_id} and not ${staff.disabled})`

/** What else the statement of a session reads of its member (table `member`). */
export interface SessionExtra {
  /** Of the statement; the same name always has the same SQL. */
  name: string
  /** A JSON value. */
  value: SQL
}

const NO_EXTRA: SessionExtra = { name: 'session', value: sql`null` }

/**
 * Prepared, since every request of a member begins with it: planning takes ten times as long as running it. A pooler that
 * gives transactions different sessions does not know the names.
 */
const prepare = (db: Database, { name, value }: SessionExtra) => {
  const statement = db
    .select({
      user_id: member.user_id,
      mobile: member.mobile,
      grade_id: member.grade_id,
      /** The bought grade, until it ends. */
      vip_grade_id: sql<string | null>`case when ${member.vip_until} > now() then ${member.vip_grade_id} end`,
      /** Signed in as an employee, and still one. */
      staff: sql<boolean>`${member_session.staff} and ${IS_EMPLOYEE}`,
      employee: IS_EMPLOYEE,
      disabled: member.disabled,
      stale: isStale(member_session),
      extra: sql<unknown>`${value}`,
    })
    .from(member_session)
    .innerJoin(
      member,
      and(eq(member.company_id, member_session.company_id), eq(member.user_id, member_session.user_id)),
    )
    .where(
      and(
        isLive(member_session, sql.placeholder('company_id'), sql.placeholder('session_id')),
        isNull(member.deleted),
      ),
    )
  return statement.prepare(db.$client.isPooled ? '' : name)
}

const prepared = new WeakMap<Database, Map<string, ReturnType<typeof prepare>>>()

/** The account of a session, disabled or not; `undefined` if the session does not exist or has ended. */
export async function sessionMember(
  db: Database,
  company_id: string,
  session_id: string,
  extra: SessionExtra = NO_EXTRA,
) {
  let statements = prepared.get(db)
  if (!statements) prepared.set(db, (statements = new Map()))
  let statement = statements.get(extra.name)
  if (!statement) statements.set(extra.name, (statement = prepare(db, extra)))
  const [row] = await statement.execute({ company_id, session_id })
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
