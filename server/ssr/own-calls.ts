import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maskMobile } from '@schemas/account'
import type { Viewer } from '@schemas/page-data'
import type { Answered, Ask } from '@schemas/page-plan'
import type { OwnAnswers } from '@schemas/storefront-entry'
import { piecesOfGuest } from '../checkout'
import type { ErrorName } from '../core/errors'
import {
  connectionOf,
  type CurrentMember,
  endpoints,
  knownPart,
  OWN_CALL,
  pageSession,
  requireEndpoint,
  SHARED_CALL,
  signKeyOf,
} from '../platform'
import { readClaims } from '../pricing'
import { FIGURES } from '../config/limits'
import {
  kindOf,
  PageCalls,
  refusalIn,
  VISITOR,
  type ProviderSettings,
  type Said,
  type SharedAsks,
  type SignedIn,
  type Visit,
} from './page-calls'
import { ownPartsOf } from './own-parts'
import { PAGE_EXTRA, type PageExtra } from './visit-repo'

const SESSIONS = ['sid', '__Host-sid']

/** Calls this server's own API in process, with the same checks and answers as for other clients. */
export class OwnCalls extends PageCalls {
  protected readonly sessionCookies = SESSIONS
  protected readonly personalCookies = [...SESSIONS, 'guest_cart']

  constructor(
    private readonly app: FastifyInstance,
    private readonly base: string,
  ) {
    super()
  }

  async settings(company_id: string): Promise<ProviderSettings> {
    return { sign_key: await signKeyOf(this.app.db, company_id), picture_bytes: FIGURES.member_picture_bytes }
  }

  async signIn(
    request: FastifyRequest,
    credentials: { username: string; password: string },
  ): Promise<SignedIn> {
    const { origin, 'sec-fetch-site': site } = request.headers
    const { statusCode, body, headers } = await this.app.inject({
      method: 'POST',
      url: `${this.base}/new_login`,
      payload: { ...credentials, auth_type: 'local', check_type: 'password' },
      // the session goes into a cookie, as for all our pages
      headers: {
        ...forwardedOf(request),
        ...(origin !== undefined && { origin }),
        ...(site !== undefined && { 'sec-fetch-site': site }),
      },
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    })
    if (statusCode < 300) return { cookies: [headers['set-cookie'] ?? []].flat() }
    return { cookies: [], error: refusalIn({ body, status: statusCode }) }
  }

  sharedAsks(asks: Record<string, Ask>, { place }: Visit): SharedAsks | undefined {
    const known = place && knownPart(place)
    const named: Record<string, Ask> = {}
    let key = ''
    for (const [name, ask] of Object.entries(asks)) {
      const endpoint = requireEndpoint(endpoints, ask.key)
      if (!endpoint.shared) return undefined
      // an address whose region is unknown has no place that others could share
      if (endpoint.place && place && !known) return undefined
      named[name] = endpoint.place && known ? { ...ask, query: { ...ask.query, ...known } } : ask
      if (endpoint.place && known) key = JSON.stringify(known)
    }
    return { asks: named, place: key }
  }

  async ownAnswers(
    { company_id }: FastifyRequest,
    { member, claims }: Visit,
    asks: Record<string, Ask>,
    answers: Record<string, Answered>,
  ): Promise<OwnAnswers | undefined> {
    if (!member) return undefined
    const { user_id } = member
    return ownPartsOf({ db: this.app.db, company_id, user_id, claims }, asks, answers)
  }

  protected async visitWith(request: FastifyRequest): Promise<Visit> {
    const { app } = this
    const found = this.hasSession(request) ? await pageSession(app, request, PAGE_EXTRA) : undefined
    if (typeof found === 'object') {
      const { extra, ...who } = found
      const { cartCount, hidden, claims, place } = extra as PageExtra
      const viewer = viewerOf(who)
      const kind = kindOf(viewer, who.vip_grade_id, hidden)
      return { viewer, cartCount, ended: false, member: who, claims: readClaims(claims), place, kind }
    }
    const cartCount = await piecesOfGuest(app.db, request)
    return { ...VISITOR, cartCount, ended: found !== undefined && OVER.has(found) }
  }

  protected async get(
    request: FastifyRequest,
    path: string,
    query: Record<string, string>,
    isShared: boolean,
  ): Promise<Said> {
    const { statusCode, body } = await this.app.inject({
      method: 'GET',
      url: this.base + path,
      query,
      headers: {
        ...forwardedOf(request),
        [OWN_CALL]: this.app.ownCalls,
        ...(isShared && { [SHARED_CALL]: this.app.ownCalls }),
      },
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    })
    return { status: statusCode, body }
  }
}

/** Reasons for which a session has ended; a session of another company is still valid there. */
const OVER: ReadonlySet<ErrorName> = new Set(['unauthenticated', 'account_disabled'])

const viewerOf = ({ user_id, mobile, grade_id, vip_grade_id, staff, employee }: CurrentMember): Viewer => ({
  user_id,
  mobile: mobile === null ? '' : maskMobile(mobile),
  grade_id,
  login_type: staff ? 'staff' : 'member',
  is_staff: employee ? '1' : '0',
  is_vip: vip_grade_id !== null,
})

/** Headers that identify the caller, the company and the connection: everything an answer depends on. */
const forwardedOf = (request: FastifyRequest): OutgoingHttpHeaders => {
  const { cookie } = request.headers
  return { ...connectionOf(request), ...(cookie !== undefined && { cookie }) }
}
