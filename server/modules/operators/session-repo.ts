import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { operator, operator_session } from '../../db/schema'

/** decisions 16: 30 days from signing in, 7 days since the last request. */
const LONGEST = sql`interval '30 days'`
const IDLE = sql`interval '7 days'`
/** `seen` is written at most this often, so that reading stays reading. */
const SEEN_EVERY = sql`interval '1 minute'`

/** Who the session belongs to, disabled or not; `undefined` where there is none, or none any more. */
export async function sessionOperator(db: Database, company_id: string, session_id: string) {
  const [row] = await db
    .select({
      operator_id: operator.operator_id,
      username: operator.username,
      name: operator.name,
      role: operator.role,
      disabled: operator.disabled,
      stale: sql<boolean>`${operator_session.seen} < now() - ${SEEN_EVERY}`,
    })
    .from(operator_session)
    .innerJoin(
      operator,
      and(
        eq(operator.company_id, operator_session.company_id),
        eq(operator.operator_id, operator_session.operator_id),
      ),
    )
    .where(
      and(
        eq(operator_session.company_id, company_id),
        eq(operator_session.session_id, session_id),
        sql`${operator_session.expires} > now()`,
        sql`${operator_session.seen} > now() - ${IDLE}`,
      ),
    )
  return row
}

export async function touchSession(db: Database, company_id: string, session_id: string): Promise<void> {
  await db
    .update(operator_session)
    .set({ seen: sql`now()` })
    .where(and(eq(operator_session.company_id, company_id), eq(operator_session.session_id, session_id)))
}

export interface NewSession {
  company_id: string
  session_id: string
  operator_id: string
  user_agent: string
}

/** Opens a session, and clears away those of the company that have ended by themselves. */
export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx
    .delete(operator_session)
    .where(
      and(
        eq(operator_session.company_id, session.company_id),
        or(lt(operator_session.expires, sql`now()`), lt(operator_session.seen, sql`now() - ${IDLE}`)),
      ),
    )
  await tx.insert(operator_session).values({ ...session, seen: sql`now()`, expires: sql`now() + ${LONGEST}` })
}

export async function deleteSession(db: Database, company_id: string, session_id: string): Promise<void> {
  await db
    .delete(operator_session)
    .where(and(eq(operator_session.company_id, company_id), eq(operator_session.session_id, session_id)))
}

/** Ends every session of one operator. */
export async function deleteSessionsOf(
  tx: Transaction,
  company_id: string,
  operator_id: string,
): Promise<void> {
  await tx
    .delete(operator_session)
    .where(and(eq(operator_session.company_id, company_id), eq(operator_session.operator_id, operator_id)))
}
