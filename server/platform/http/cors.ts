import type { FastifyInstance } from 'fastify'
import { isFromStorefront } from './same-origin'
import { MARK_HEADER } from '../sessions/session-cookie'

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
