import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CartCountAnswer, MemberAnswer } from '@schemas/generated/api'
import { fillPath } from '@schemas/api/fill-path'
import type { Viewer } from '@schemas/page-data'
import type { Answered, Ask, AskError } from '@schemas/page-plan'
import { ERRORS, statusOf } from '../errors'
import { OWN_CALL } from '../http/own-call'

/** Who asks, by which company, over which way: all that decides an answer. */
const FORWARDED = [
  'host',
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const

/** Cookies of somebody whose cart or account a page shows. */
const SESSIONS = ['sid', '__Host-sid']
export const PERSONAL_COOKIES = [...SESSIONS, 'guest_cart']

/** Of a call for one thing by an empty id, which would be another call. */
const NOTHING_NAMED = { status: statusOf('not_found'), ...ERRORS.not_found }

/**
 * What a page needs of the API, asked of the API itself in the name of whoever asked for the page: the same checks and
 * the same answers as anybody's call, without a way through the network.
 */
export class OwnCalls {
  constructor(
    private readonly app: FastifyInstance,
    private readonly base: string,
  ) {}

  /** Every answer under its name; what is refused is an answer too. */
  async ask(request: FastifyRequest, asks: Record<string, Ask>): Promise<Record<string, Answered>> {
    const named = Object.entries(asks).map(
      async ([name, ask]) => [name, await this.#call(request, ask)] as const,
    )
    return Object.fromEntries(await Promise.all(named))
  }

  /** Who is signed in, `null` for a visitor; and the pieces in their cart. */
  async viewer(request: FastifyRequest): Promise<{ viewer: Viewer | null; cartCount: number }> {
    const has = (names: readonly string[]) => names.some((name) => name in request.cookies)
    if (!has(PERSONAL_COOKIES)) return { viewer: null, cartCount: 0 }
    const [member, cart] = await Promise.all([
      has(SESSIONS) ? this.#call(request, { key: 'GET /member' }) : undefined,
      this.#call(request, { key: 'GET /cartcount' }),
    ])
    return {
      viewer: member?.data ? viewerOf(member.data as MemberAnswer) : null,
      cartCount: cart.data ? (cart.data as CartCountAnswer).item_count : 0,
    }
  }

  /**
   * Signs a visitor in who posted the login form without script, with the limits and refusals of the API.
   * @returns the cookies of the new session, or the refusal
   */
  async signIn(
    request: FastifyRequest,
    credentials: { username: string; password: string },
  ): Promise<{ cookies: string[]; error?: AskError }> {
    const { origin, 'sec-fetch-site': site } = request.headers
    const { statusCode, body, headers } = await this.app.inject({
      method: 'POST',
      url: `${this.base}/new_login`,
      payload: { ...credentials, auth_type: 'local', check_type: 'password' },
      // the session is set as a cookie, as for every page of the shop
      headers: {
        ...forwardedOf(request),
        ...(origin !== undefined && { origin }),
        ...(site !== undefined && { 'sec-fetch-site': site }),
      },
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    })
    if (statusCode < 300) return { cookies: [headers['set-cookie'] ?? []].flat() }
    return { cookies: [], error: refusalIn(body, statusCode) }
  }

  async #call(request: FastifyRequest, { key, params, query }: Ask): Promise<Answered> {
    if (Object.values(params ?? {}).includes('')) return { error: NOTHING_NAMED }
    const [, path = ''] = key.split(' ')
    const { statusCode, body } = await this.app.inject({
      method: 'GET',
      url: this.base + fillPath(path, params),
      query: query ?? {},
      headers: { ...forwardedOf(request), [OWN_CALL]: this.app.ownCalls },
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    })
    if (statusCode >= 300) return { error: refusalIn(body, statusCode) }
    return { data: (JSON.parse(body) as { data: unknown }).data }
  }
}

function refusalIn(body: string, status: number): AskError {
  const { data } = JSON.parse(body) as { data: { code: number; message: string } }
  const { code, message } = data
  return { status, code, message }
}

const forwardedOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ) as OutgoingHttpHeaders

function viewerOf({ userId, grade_id, login_type, is_staff, memberInfo }: MemberAnswer): Viewer {
  return { user_id: userId, mobile: memberInfo.mobile, grade_id, login_type, is_staff }
}
