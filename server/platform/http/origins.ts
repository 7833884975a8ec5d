import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { bearerOf } from '../sessions/member-sessions'
import { MARK_HEADER, memberCookie, memberMark } from '../sessions/session-cookie'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site made an operator's browser send. SameSite=Strict already withholds the cookie;
 * this also covers sub-domains of one site that belong to several companies.
 */
export function refuseForeignOrigins(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !isOwn(request)) throw new AppError('foreign_origin')
  })
}

/**
 * The browser's `Sec-Fetch-Site` has priority; older browsers, and plain http, only send the origin. A client that
 * sends neither is not a browser, so no cookie is misused.
 */
function isOwn({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || hostOf(origin) === host.toLowerCase()
}

/**
 * Whether a call that changes something may be a cross-site request forgery with a member's cookie. Browsers send
 * `Origin` with every method except GET. A GET with effects (or a legacy call) can be triggered by links and images,
 * also in rich text of this site, so it needs the CSRF token in a header, which they cannot send (double submit).
 */
export function mayBeForged(request: FastifyRequest): boolean {
  if (bearerOf(request) !== undefined) return false
  // other storefronts use a bearer token or are anonymous: a cookie sent along is not theirs
  if (isFromStorefront(request))
    return request.headers[MARK_HEADER] === undefined || memberCookie.tokenOf(request) !== undefined
  if (!isOwn(request)) return true
  return SAFE.has(request.method) && !memberMark.isSentBack(request)
}

/** Whether the request comes from a page of a configured other storefront; programs may claim that, too. */
const isFromStorefront = ({ headers, server }: FastifyRequest): boolean =>
  headers.origin !== undefined && server.config.corsOrigins.has(headers.origin)

/**
 * Whether a page of ours made the browser send this, so that it will return a cookie: the browser says so, or names
 * our origin. A program that sends neither gets the token in the answer.
 */
export function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && hostOf(headers.origin) === host.toLowerCase()
}

/** `''`, which is not a host, for `null` and anything else that is not an address. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')

/** Headers that pages of another storefront may send and read. */
const SENT = ['authorization', 'content-type', 'idempotency-key', MARK_HEADER].join(', ')
const READ = 'content-disposition, retry-after, x-request-id'
/** Seconds for which browsers cache the permission. */
const REMEMBERED_S = 600

/**
 * Lets the configured other storefronts call the API and read its answers: exact origins, without cookies, since they
 * send a bearer token.
 */
export function cors(app: FastifyInstance, base: string) {
  if (app.config.corsOrigins.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${base}/`) || !isFromStorefront(request)) return
    reply.header('access-control-allow-origin', request.headers.origin)
    reply.header('access-control-expose-headers', READ)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(`${base}/`)) return
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'origin' : `${String(vary)}, origin`)
  })
  app.options(`${base}/*`, { schema: { hide: true } }, async (request, reply) => {
    if (isFromStorefront(request))
      reply
        .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
        .header('access-control-allow-headers', SENT)
        .header('access-control-max-age', REMEMBERED_S)
    return reply.code(204).send()
  })
}
