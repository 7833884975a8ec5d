import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OWN_CALL, signKeyOf } from '../platform'
import { FIGURES } from '../config/limits'
import { PageCalls, refusalIn, type ProviderSettings, type Said, type SignedIn } from './page-calls'

/** Headers that identify the caller, the company and the connection: everything an answer depends on. */
const FORWARDED = [
  'host',
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const

const SESSIONS = ['sid', '__Host-sid']

/** Calls this server's own API in process, with the same checks and answers as for other clients. */
export class OwnCalls extends PageCalls {
  protected readonly sessionCookies = SESSIONS
  readonly personalCookies = [...SESSIONS, 'guest_cart']

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

  protected async get(request: FastifyRequest, path: string, query: Record<string, string>): Promise<Said> {
    const { statusCode, body } = await this.app.inject({
      method: 'GET',
      url: this.base + path,
      query,
      headers: { ...forwardedOf(request), [OWN_CALL]: this.app.ownCalls },
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    })
    return { status: statusCode, body }
  }
}

const forwardedOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ) as OutgoingHttpHeaders
