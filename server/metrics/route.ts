import { createHash, timingSafeEqual } from 'node:crypto'
import { isFromHere } from '../config/hosts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors'

/** Series of unknown paths. */
const UNMATCHED = 'unmatched'

/** Route template of a request. */
export const routeOf = ({ routeOptions, is404 }: FastifyRequest): string =>
  is404 ? UNMATCHED : (routeOptions.url ?? UNMATCHED)

/**
 * `/metrics` in the Prometheus text format, with `PUMIAN_METRICS_TOKEN` as bearer token; in development also for requests
 * from this machine. A deployment has no such exception, since a local proxy looks the same. Other requests get a 404.
 */
export function metricsRoute(app: FastifyInstance) {
  const { metrics, config } = app
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
  })
  app.addHook('onListen', async () => metrics.watchProcess())
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const isOpen = !config.deployed && isFromHere(request)
    if (!isOpen && !hasToken(request, config.metricsToken)) throw new AppError('route_not_found')
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}

function hasToken({ headers }: FastifyRequest, expected: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  return expected !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(expected))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
