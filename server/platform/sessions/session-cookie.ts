import type { FastifyReply, FastifyRequest } from 'fastify'
import { readToken, writeToken, type SessionToken } from '../sessions/token'
import { AppError } from '../../core/errors'
import type { ErrorName } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { isLoopback } from '../../config/hosts'

/** Seconds; the server may end the session earlier. */
const LONGEST_S = FIGURES.session_days * 24 * 60 * 60

/** The cookie that holds a session's token, under its name over plain http and `__Host-{name}` over https. */
class SessionCookie {
  constructor(
    private readonly name: string,
    private readonly sameSite: 'strict' | 'lax',
  ) {}

  /** The token of a request; `undefined` if there is none of the right form. */
  tokenOf(request: FastifyRequest): SessionToken | undefined {
    return readToken(request.cookies[this.#nameFor(request)])
  }

  /** Whether a request has the cookie, with any value. */
  isSent(request: FastifyRequest): boolean {
    return request.cookies[this.#nameFor(request)] !== undefined
  }

  /** @throws AppError not_ready if a deployment would send it over plain http */
  give(request: FastifyRequest, reply: FastifyReply, token: SessionToken) {
    expectSecure(request)
    reply.setCookie(this.#nameFor(request), writeToken(token), {
      ...this.#attributesFor(request),
      maxAge: LONGEST_S,
    })
  }

  take(request: FastifyRequest, reply: FastifyReply) {
    reply.clearCookie(this.#nameFor(request), this.#attributesFor(request))
  }

  /** Browsers accept a `__Host-` cookie over https only, and not from a sub-domain. */
  #nameFor({ protocol }: FastifyRequest): string {
    return protocol === 'https' ? `__Host-${this.name}` : this.name
  }

  #attributesFor({ protocol }: FastifyRequest) {
    return { path: '/', httpOnly: true, sameSite: this.sameSite, secure: protocol === 'https' } as const
  }
}

/**
 * A deployment refuses to open a session over plain http unless `PUMIAN_PLAIN_HTTP` is set: behind a TLS proxy that
 * is not in TRUST_PROXY the cookie would otherwise silently lack `Secure`. Requests from loopback are exempt.
 */
function expectSecure({ protocol, hostname, headers, server, log }: FastifyRequest): void {
  const { deployed, plainHttp } = server.config
  if (!deployed || plainHttp || protocol === 'https') return
  const isBehindTls =
    /\bhttps\b/.test(String(headers['x-forwarded-proto'])) || headers.origin?.startsWith('https:') === true
  if (isLoopback(hostname) && !isBehindTls) return
  log.error(
    'sign-in refused: the request came over plain http. Behind a proxy that ends TLS set TRUST_PROXY (and let the ' +
      'proxy send X-Forwarded-Proto and Host); for a shop without TLS set PUMIAN_PLAIN_HTTP=1.',
  )
  throw new AppError('not_ready', { message: INSECURE })
}

const INSECURE = '当前连接不安全，暂时不能登录，请联系网站管理员'

export const operatorCookie = new SessionCookie('op', 'strict')

/** Lax: a member who returns from a payment page is still signed in. */
export const memberCookie = new SessionCookie('sid', 'lax')

/** The readable CSRF cookie beside a member's session. */
export const MARK = 'user_session_id'
/** Header in which our pages return the CSRF token, as axios does with `xsrfCookieName` and `xsrfHeaderName`. */
export const MARK_HEADER = 'x-xsrf-token'

/** Readable and not secret: pages recognize by it whether a member is signed in. */
export const memberMark = {
  /**
   * Whether the CSRF token is in both cookie and header: a page of another site can neither read it nor send the header.
   * A client without token and session only has to send the header, with any value.
   */
  isSentBack: (request: FastifyRequest): boolean => {
    const sent = request.headers[MARK_HEADER]
    const kept = request.cookies[MARK]
    const isVisitor = !kept && memberCookie.tokenOf(request) === undefined
    return Boolean(sent) && (isVisitor || sent === kept)
  },
  give(request: FastifyRequest, reply: FastifyReply, value: string) {
    reply.setCookie(MARK, value, { ...markAttributes(request), maxAge: LONGEST_S })
  },
  take(request: FastifyRequest, reply: FastifyReply) {
    reply.clearCookie(MARK, markAttributes(request))
  },
}

const markAttributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: protocol === 'https' }) as const

/** Refusals after which the session has ended; a session of another company is still valid there. */
const OVER: ReadonlySet<ErrorName> = new Set(['unauthenticated', 'account_disabled'])

/** A 401 clears the session cookies that the request sent, and no others. */
export function forgetEndedSession(request: FastifyRequest, reply: FastifyReply, error: ErrorName) {
  if (!OVER.has(error) || !('member' in request) || request.headers.authorization !== undefined) return
  if (memberCookie.isSent(request)) memberCookie.take(request, reply)
  if (request.cookies[MARK] !== undefined) memberMark.take(request, reply)
}
