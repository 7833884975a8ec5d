import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorName } from '../errors'
import { sessionMember, touchMemberSession } from '../modules/members/session-repo'
import { hashOf, readToken, type SessionToken } from '../modules/operators/session-token'
import { memberCookie } from './session-cookie'

/** Who is signed in to the shop, as the session says. */
export interface CurrentMember {
  user_id: string
  /** null: not bound to a number yet. */
  mobile: string | null
  grade_id: string
  /** The bought grade, while it lasts. */
  vip_grade_id: string | null
  /** Signed in as an employee. */
  staff: boolean
  /** Hash of the token, the session's key. */
  session_id: string
}

/**
 * Tells every request of the shop's API who is signed in (decisions 16), after its company is known. Who is nobody is
 * a visitor; only an endpoint for members says why.
 */
export function memberSessions(app: FastifyInstance) {
  app.decorateRequest('member', null)
  app.decorateRequest('memberRefusal', 'unauthenticated')
  app.addHook('preValidation', async (request) => {
    const found = await signedIn(app, request)
    if (typeof found === 'string') request.memberRefusal = found
    else request.member = found
  })
}

/** The member, or why there is none. */
async function signedIn(app: FastifyInstance, request: FastifyRequest): Promise<CurrentMember | ErrorName> {
  const token = tokenOf(request)
  if (!token) return 'unauthenticated'
  const { company_id } = request
  // decisions 18: one company's session is nothing to another
  if (token.company_id !== company_id) return 'company_mismatch'
  const session_id = hashOf(token)
  const row = await sessionMember(app.db, company_id, session_id)
  if (!row) return 'unauthenticated'
  const { disabled, stale, ...member } = row
  if (disabled) return 'account_disabled'
  if (stale) await touchMemberSession(app.db, company_id, session_id)
  return { ...member, session_id }
}

/** Header of other clients, cookie of our own storefront; a bearer counts in the header only. */
function tokenOf(request: FastifyRequest): SessionToken | undefined {
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return bearer === undefined ? memberCookie.tokenOf(request) : readToken(bearer)
}
