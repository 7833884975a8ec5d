import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operator_session } from '../../db/schema'
import type { ErrorName } from '../../core/errors'
import {
  bearerOf,
  type CurrentOperator,
  operatorCookie,
  type SessionKind,
  type SessionToken,
  signedIn,
  staysWith,
} from '../../platform'
import { withRights } from '../roles/rights-of'
import { isSecretOf, readAccessToken } from './access-token'
import { sessionOperator } from './session-repo'
import { tokenOperator, touchToken } from './token-repo'

type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionOperator>>>

const OPERATORS: SessionKind<SessionRow> = {
  table: operator_session,
  tokenOf: (request) => operatorCookie.tokenOf(request),
  find: sessionOperator,
}

/**
 * Sets the operator of every request in scope, from an access token or a session, before the check of rights and before
 * the body is read. A request with a token is not that of a session, whatever cookie it has beside.
 */
export function operatorSessions(app: FastifyInstance) {
  app.decorateRequest('operator', null)
  app.decorateRequest('accessToken', null)
  app.decorateRequest('refusal', 'unauthenticated')
  app.addHook('onRequest', async (request) => {
    const bearer = bearerOf(request)
    const found = bearer === undefined ? await ofSession(app, request) : await ofToken(app, request, bearer)
    if (typeof found === 'string') request.refusal = found
    else request.operator = found
  })
  // the body may have named the company
  app.addHook('preValidation', async (request) => {
    const token = sentToken(request)
    if (!token || staysWith(request, token)) return
    request.operator = null
    request.accessToken = null
    request.refusal = 'company_mismatch'
  })
}

function sentToken(request: FastifyRequest): SessionToken | undefined {
  const bearer = bearerOf(request)
  return bearer === undefined ? operatorCookie.tokenOf(request) : readAccessToken(bearer)?.token
}

type Found = Promise<CurrentOperator | ErrorName>

async function ofSession(app: FastifyInstance, request: FastifyRequest): Found {
  const found = await signedIn(app, request, OPERATORS)
  if (typeof found === 'string') return found
  const { session_id: _session_id, ...operator } = found
  return withRights(operator)
}

async function ofToken({ db }: FastifyInstance, request: FastifyRequest, bearer: string): Found {
  const sent = readAccessToken(bearer)
  if (!sent) return 'unauthenticated'
  const { token_id, token } = sent
  if (!request.companyMayFollow && !staysWith(request, token)) return 'company_mismatch'
  const row = await tokenOperator(db, token.company_id, token_id)
  if (!row || !isSecretOf(sent, row.hash)) return 'unauthenticated'
  const { disabled, stale, hash: _hash, token_name, ...operator } = row
  if (disabled) return 'account_disabled'
  if (stale) await touchToken(db, token.company_id, token_id)
  request.accessToken = token_id
  // history and log say which of the operator's programs it was
  return withRights({ ...operator, name: `${operator.name} · ${token_name}` })
}
