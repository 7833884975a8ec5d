import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { operator, operator_session } from '../../db/schema'
import { isLive, isStale, NEW_TIMES } from '../sessions/repo'

/** Who the session belongs to, disabled or not; `undefined` where there is none, or none any more. */
export async function sessionOperator(db: Database, company_id: string, session_id: string) {
  const [row] = await db
    .select({
      operator_id: operator.operator_id,
      username: operator.username,
      name: operator.name,
      role: operator.role,
      disabled: operator.disabled,
      stale: isStale(operator_session),
    })
    .from(operator_session)
    .innerJoin(
      operator,
      and(
        eq(operator.company_id, operator_session.company_id),
        eq(operator.operator_id, operator_session.operator_id),
      ),
    )
    .where(isLive(operator_session, company_id, session_id))
  return row
}

export type NewSession = Pick<
  typeof operator_session.$inferInsert,
  'company_id' | 'session_id' | 'operator_id' | 'user_agent'
>

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx.insert(operator_session).values({ ...session, ...NEW_TIMES })
}

/** Ends the sessions of one operator: all, or all but the one that is named. */
export async function deleteSessionsOf(
  tx: Transaction,
  company_id: string,
  operator_id: string,
  except?: string,
): Promise<void> {
  await tx
    .delete(operator_session)
    .where(
      and(
        eq(operator_session.company_id, company_id),
        eq(operator_session.operator_id, operator_id),
        except === undefined ? undefined : ne(operator_session.session_id, except),
      ),
    )
}
