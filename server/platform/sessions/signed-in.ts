import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import type { ErrorName } from '../../core/errors'
import { touchSession, type SessionTable } from './repo'
import { hashOf, type SessionToken } from './token'

/** State of a session's account, besides the account itself. */
interface State {
  disabled: boolean
  stale: boolean
}

/** How sessions of members or of operators are read. */
export interface SessionKind<SessionRow extends State> {
  table: SessionTable
  tokenOf(request: FastifyRequest): SessionToken | undefined
  find(db: Database, company_id: string, session_id: string): Promise<SessionRow | undefined>
}

/**
 * The signed-in account with its session key, or the reason why there is no session. Called before the body is read,
 * which may still name the company; `staysWith` checks that once it is known.
 */
export async function signedIn<SessionRow extends State>(
  { db }: FastifyInstance,
  request: FastifyRequest,
  { table, tokenOf, find }: SessionKind<SessionRow>,
): Promise<(Omit<SessionRow, keyof State> & { session_id: string }) | ErrorName> {
  const token = tokenOf(request)
  if (!token) return 'unauthenticated'
  const { company_id } = token
  if (!request.companyMayFollow && !staysWith(request, token)) return 'company_mismatch'
  const session_id = hashOf(token)
  const row = await find(db, company_id, session_id)
  if (!row) return 'unauthenticated'
  const { disabled, stale, ...who } = row
  if (disabled) return 'account_disabled'
  if (stale) await touchSession(db, table, company_id, session_id)
  return { ...who, session_id }
}

/** A session is valid for its own company only. */
export const staysWith = ({ company_id }: FastifyRequest, token: SessionToken) =>
  token.company_id === company_id
