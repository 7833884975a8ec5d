import type { FastifyInstance } from 'fastify'
import { operator_session } from '../../db/schema'
import { withRights } from '../roles/rights-of'
import { sessionOperator } from './session-repo'
import { operatorCookie, type SessionKind, signedIn, staysWith } from '../../platform'

type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionOperator>>>

const OPERATORS: SessionKind<SessionRow> = {
  table: operator_session,
  tokenOf: (request) => operatorCookie.tokenOf(request),
  find: sessionOperator,
}

/** Sets the signed-in operator of every request in scope, before the check of rights and before the body is read. */
export function operatorSessions(app: FastifyInstance) {
  app.decorateRequest('operator', null)
  app.decorateRequest('refusal', 'unauthenticated')
  app.addHook('onRequest', async (request) => {
    const found = await signedIn(app, request, OPERATORS)
    if (typeof found === 'string') request.refusal = found
    else {
      const { session_id: _session_id, ...operator } = found
      request.operator = withRights(operator)
    }
  })
  // the body may have named the company
  app.addHook('preValidation', async (request) => {
    const token = operatorCookie.tokenOf(request)
    if (!token || staysWith(request, token)) return
    request.operator = null
    request.refusal = 'company_mismatch'
  })
}
