import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorName } from '../errors'
import { sessionOperator, touchSession } from '../modules/operators/session-repo'
import { hashOf } from '../modules/operators/session-token'
import type { CurrentOperator } from './declare-admin'
import { operatorCookie } from './session-cookie'

/** Tells every request below who is signed in, after its company is known and before any role is asked for. */
export function operatorSessions(app: FastifyInstance) {
  app.decorateRequest('operator', null)
  app.decorateRequest('refusal', 'unauthenticated')
  app.addHook('preValidation', async (request) => {
    const found = await signedIn(app, request)
    if (typeof found === 'string') request.refusal = found
    else request.operator = found
  })
}

/** The operator, or why there is none. */
async function signedIn(app: FastifyInstance, request: FastifyRequest): Promise<CurrentOperator | ErrorName> {
  const token = operatorCookie.tokenOf(request)
  if (!token) return 'unauthenticated'
  const { company_id } = request
  // decisions 18: one company's session is nothing to another
  if (token.company_id !== company_id) return 'company_mismatch'
  const session_id = hashOf(token)
  const row = await sessionOperator(app.db, company_id, session_id)
  if (!row) return 'unauthenticated'
  const { disabled, stale, ...operator } = row
  if (disabled) return 'account_disabled'
  if (stale) await touchSession(app.db, company_id, session_id)
  return operator
}
