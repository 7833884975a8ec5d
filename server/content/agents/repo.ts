import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { FIGURES } from '../../config/limits'
import { newId } from '../../core/ids'
import type { Database, Transaction } from '../../db/client'
import { agent_session, agent_step } from '../../db/schema'

/** A connection of an operator's program. */
export interface AgentSession {
  company_id: string
  operator_id: string
  token_id: string
  session_id: string
}

type Key = Pick<AgentSession, 'company_id' | 'session_id'>

const isSession = ({ company_id, session_id }: Key) =>
  and(eq(agent_session.company_id, company_id), eq(agent_session.session_id, session_id))

const stepsOf = ({ company_id, session_id }: Key) =>
  and(eq(agent_step.company_id, company_id), eq(agent_step.session_id, session_id))

/** Ends the connections of the token that were used longest ago, so that a limited number is left with this one. */
export async function insertAgentSession(tx: Transaction, session: AgentSession): Promise<void> {
  const { company_id, token_id } = session
  await tx.insert(agent_session).values(session)
  const surplus = await tx
    .select({ session_id: agent_session.session_id })
    .from(agent_session)
    .where(and(eq(agent_session.company_id, company_id), eq(agent_session.token_id, token_id)))
    .orderBy(desc(agent_session.seen), desc(agent_session.session_id))
    .offset(FIGURES.agent_sessions)
  for (const { session_id } of surplus) await deleteAgentSession(tx, { company_id, session_id })
}

/**
 * Continues a connection of the same operator with the same token.
 * @returns the revision of each page that the connection has read, by page_id; `undefined` if there is no such connection
 */
export async function continueAgentSession(
  db: Database,
  { operator_id, token_id, ...key }: AgentSession,
): Promise<Record<string, string> | undefined> {
  const own = and(eq(agent_session.operator_id, operator_id), eq(agent_session.token_id, token_id))
  const [row] = await db
    .update(agent_session)
    .set({ seen: sql`now()` })
    .where(and(isSession(key), own))
    .returning({ reads: agent_session.reads })
  return row?.reads
}

export async function deleteAgentSession(tx: Transaction, key: Key): Promise<void> {
  await tx.delete(agent_step).where(stepsOf(key))
  await tx.delete(agent_session).where(isSession(key))
}

export async function rememberRead(db: Database, key: Key, page_id: string, revision: string): Promise<void> {
  await db
    .update(agent_session)
    .set({ reads: sql`${agent_session.reads} || ${JSON.stringify({ [page_id]: revision })}::jsonb` })
    .where(isSession(key))
}

export type AgentStep = Pick<typeof agent_step.$inferSelect, 'page_id' | 'before' | 'after'>

/** Stores a save; only the last ones are kept. */
export async function insertStep(tx: Transaction, key: Key, step: AgentStep): Promise<void> {
  const { company_id, session_id } = key
  await tx.insert(agent_step).values({ company_id, session_id, ...step, step_id: newId() })
  const surplus = await tx
    .select({ step_id: agent_step.step_id })
    .from(agent_step)
    .where(stepsOf(key))
    .orderBy(desc(agent_step.step_id))
    .offset(FIGURES.agent_steps)
  const ids = surplus.map(({ step_id }) => step_id)
  if (ids.length > 0) await tx.delete(agent_step).where(and(stepsOf(key), inArray(agent_step.step_id, ids)))
}

export async function lastStep(
  db: Database,
  key: Key,
): Promise<(AgentStep & { step_id: string }) | undefined> {
  const { step_id, page_id, before, after } = agent_step
  const [row] = await db
    .select({ step_id, page_id, before, after })
    .from(agent_step)
    .where(stepsOf(key))
    .orderBy(desc(agent_step.step_id))
    .limit(1)
  return row
}

export async function deleteStep(db: Database, key: Key, step_id: string): Promise<void> {
  await db.delete(agent_step).where(and(stepsOf(key), eq(agent_step.step_id, step_id)))
}
