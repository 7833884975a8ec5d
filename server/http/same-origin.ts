import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors'
import { bearerOf } from '../members/auth/member-sessions'
import { MARK_HEADER, memberCookie, memberMark } from './session-cookie'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes an operator's browser send (decisions 17). SameSite=Strict keeps the cookie at home
 * already; this also holds where sub-domains of one site belong to several companies.
 */
export function refuseForeignOrigins(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !isOwn(request)) throw new AppError('foreign_origin')
  })
}

/**
 * What the browser says itself counts first; older ones, and plain http, only name the origin. Who sends neither is no
 * browser, so nobody's cookie is being misused.
 */
export function isOwn({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || hostOf(origin) === host.toLowerCase()
}

/**
 * Whether a call that changes something may be a cross-site request forgery with a member's cookie (decisions 17).
 * Browsers send `Origin` with every method except GET. A GET with effects (or a legacy call) can be triggered by links
 * and images, also in rich text of this site, so it needs the CSRF token in a header, which they cannot send (double
 * submit).
 */
export function mayBeForged(request: FastifyRequest): boolean {
  if (bearerOf(request) !== undefined) return false
  // a storefront elsewhere speaks by its bearer, or for a visitor: a cookie that comes along is not its own
  if (isFromStorefront(request))
    return request.headers[MARK_HEADER] === undefined || memberCookie.tokenOf(request) !== undefined
  if (!isOwn(request)) return true
  return SAFE.has(request.method) && !memberMark.isSentBack(request)
}

/** Whether a page of a storefront that this server is the provider of sends this; a program may say so, too. */
export const isFromStorefront = ({ headers, server }: FastifyRequest): boolean =>
  headers.origin !== undefined && server.config.corsOrigins.has(headers.origin)

/**
 * Whether a page of ours made the browser send this, so that a cookie will come back: it says so itself, or names our
 * origin. A program that sends neither wants the token in its hands (decisions 16).
 */
export function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && hostOf(headers.origin) === host.toLowerCase()
}

/** `''`, which is no host, for `null` and whatever else is no address. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
