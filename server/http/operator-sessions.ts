import type { FastifyInstance } from 'fastify'
import { operator_session } from '../db/schema'
import { sessionOperator } from '../modules/operators/session-repo'
import { operatorCookie } from './session-cookie'
import { signedIn, type SessionKind } from './signed-in'

type Row = NonNullable<Awaited<ReturnType<typeof sessionOperator>>>

const OPERATORS: SessionKind<Row> = {
  table: operator_session,
  tokenOf: (request) => operatorCookie.tokenOf(request),
  find: sessionOperator,
}

/** Tells every request below who is signed in, after its company is known and before any role is asked for. */
export function operatorSessions(app: FastifyInstance) {
  app.decorateRequest('operator', null)
  app.decorateRequest('refusal', 'unauthenticated')
  app.addHook('preValidation', async (request) => {
    const found = await signedIn(app, request, OPERATORS)
    if (typeof found === 'string') request.refusal = found
    else {
      const { session_id: _session_id, ...operator } = found
      request.operator = operator
    }
  })
}
