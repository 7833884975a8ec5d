import type { FastifyInstance, FastifyRequest } from 'fastify'
import { member_session } from '../../db/schema'
import { AppError } from '../../core/errors'
import { sessionMember, type SessionExtra } from './repo'
import { readToken, type SessionToken } from './token'
import { memberCookie } from './session-cookie'
import { signedIn, staysWith, type SessionKind } from './signed-in'

type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionMember>>>

/** The signed-in member, from the session. */
export interface CurrentMember {
  user_id: string
  /** null: no number is bound. */
  mobile: string | null
  grade_id: string
  /** The bought membership level, until it ends. */
  vip_grade_id: string | null
  /** Signed in as an employee. */
  staff: boolean
  /** An employee, however signed in. */
  employee: boolean
  /** Hash of the token, the session's key. */
  session_id: string
}

const MEMBERS: SessionKind<SessionRow> = { table: member_session, tokenOf: memberToken, find: sessionMember }

/**
 * Sets the signed-in member of every request of the shop's API before its body is read. A request without a session
 * is anonymous; only endpoints for members report the reason. A bearer token of another company is always refused,
 * since a client that sends one expects to be signed in.
 */
export function memberSessions(app: FastifyInstance) {
  app.decorateRequest('member', null)
  app.decorateRequest('memberRefusal', 'unauthenticated')
  app.addHook('onRequest', async (request) => {
    const found = await signedIn(app, request, MEMBERS)
    if (typeof found === 'string') request.memberRefusal = found
    else request.member = found
    if (found === 'company_mismatch') refuseForeignBearer(request)
  })
  // the body may have named the company
  app.addHook('preValidation', async (request) => {
    const token = memberToken(request)
    if (!token || staysWith(request, token)) return
    request.member = null
    request.memberRefusal = 'company_mismatch'
    refuseForeignBearer(request)
  })
}

function refuseForeignBearer(request: FastifyRequest) {
  if (bearerOf(request) !== undefined) throw new AppError('company_mismatch')
}

/** The member signed in to our own storefront, or why there is none: pages use only the cookie, like the page cache. */
export const pageSession = (app: FastifyInstance, request: FastifyRequest, extra: SessionExtra) =>
  signedIn(app, request, {
    table: member_session,
    tokenOf: (asked) => memberCookie.tokenOf(asked),
    find: (db, company_id, session_id) => sessionMember(db, company_id, session_id, extra),
  })

/** The token from the header (other clients) or the cookie (our own storefront); a bearer counts in the header only. */
export function memberToken(request: FastifyRequest): SessionToken | undefined {
  const bearer = bearerOf(request)
  return bearer === undefined ? memberCookie.tokenOf(request) : readToken(bearer)
}

/** Whether a session was sent, valid or not. */
export const sentSession = (request: FastifyRequest): boolean =>
  bearerOf(request) !== undefined || memberCookie.tokenOf(request) !== undefined

/** The bearer token of the request; a page of another site cannot make a browser send one. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
