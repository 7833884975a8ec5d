import { and, eq, ne, sql } from 'drizzle-orm'
import type { SettingName } from '@schemas/site-settings'
import type { Database, Transaction } from '../../db/client'
import { operator, operator_role, operator_second_factor, operator_session, setting } from '../../db/schema'
import { ofRole, ROLE } from '../roles/repo'
import { sessionBell } from '../roles/session-bell'
import { isLive, isStale, NEW_TIMES } from '../../platform'

/** The second factor of the account (table `operator`). */
export const ofOperator = and(
  eq(operator_second_factor.company_id, operator.company_id),
  eq(operator_second_factor.operator_id, operator.operator_id),
)
/** The company's settings of sign-in. */
export const ofSignIn = and(
  eq(setting.company_id, operator.company_id),
  eq(setting.name, 'operator_sign_in' satisfies SettingName),
)
/** The company requires a second factor and the account has none. */
const isSecondFactorDue = sql<boolean>`
  (coalesce(${setting.value}->>'second_factor_required', 'false') = 'true'
    and ${operator_second_factor.confirmed} is null)`

/** What a request knows of the account in whose name it comes. */
export const ACCOUNT = {
  operator_id: operator.operator_id,
  username: operator.username,
  name: operator.name,
  ...ROLE,
  disabled: operator.disabled,
  second_factor_due: isSecondFactorDue,
}

/** The same for an operator who signs in. */
export async function secondFactorDue(
  db: Database | Transaction,
  company_id: string,
  operator_id: string,
): Promise<boolean> {
  const [row] = await db
    .select({ due: isSecondFactorDue })
    .from(operator)
    .leftJoin(operator_second_factor, ofOperator)
    .leftJoin(setting, ofSignIn)
    .where(and(eq(operator.company_id, company_id), eq(operator.operator_id, operator_id)))
  return row?.due ?? false
}

/** The account of a session, disabled or not; `undefined` if the session does not exist or has ended. */
export async function sessionOperator(db: Database, company_id: string, session_id: string) {
  const [row] = await db
    .select({ ...ACCOUNT, stale: isStale(operator_session) })
    .from(operator_session)
    .innerJoin(
      operator,
      and(
        eq(operator.company_id, operator_session.company_id),
        eq(operator.operator_id, operator_session.operator_id),
      ),
    )
    .leftJoin(operator_role, ofRole)
    .leftJoin(operator_second_factor, ofOperator)
    .leftJoin(setting, ofSignIn)
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

/** Ends the sessions of one operator: all, or all but one. */
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
  sessionBell.ring(tx, { company_id, operator_id })
}
