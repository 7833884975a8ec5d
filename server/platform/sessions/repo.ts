import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member_session, operator_session } from '../../db/schema'
import { FIGURES } from '../../config/limits'

/**
 * Sessions of operators, members and employees: two tables that differ in whose they are, and one life. Rule api-5:
 * 30 days from signing in, 7 days since the last request.
 */
export type SessionTable = typeof operator_session | typeof member_session

const LONGEST = sql`make_interval(days => ${FIGURES.session_days})`
const IDLE = sql`make_interval(days => ${FIGURES.session_idle_days})`
/** `seen` is written at most this often, so that reading stays reading. */
const SEEN_EVERY = sql`interval '1 minute'`

/** `seen` and `expires` of a session that begins. */
export const NEW_TIMES = { seen: sql`now()`, expires: sql`now() + ${LONGEST}` }

/** That this is the session, and that it has not ended by itself. */
export const isLive = (table: SessionTable, company_id: string, session_id: string) =>
  and(isSession(table, company_id, session_id), isNotOver(table))

/** That a session has not ended by itself. */
export const isNotOver = (table: SessionTable) =>
  and(sql`${table.expires} > now()`, sql`${table.seen} > now() - ${IDLE}`)

/** Whether its last request is so long ago that this one is worth writing down. */
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
