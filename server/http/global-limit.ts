import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'
import { networkOf } from './client-network'
import { isOwnCall } from './own-call'

/**
 * Refuses more requests from one address than anybody sends by hand (decisions 29). Each server counts for itself and
 * in memory: this keeps floods from the database, so it must not ask it.
 */
export async function globalLimit(app: FastifyInstance) {
  const { most, seconds } = app.config.limits.global
  if (seconds === 'day') throw new Error('Expected the global limit to name seconds, got a day')
  await app.register(rateLimit, {
    max: most,
    timeWindow: seconds * 1_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => isOwnCall(request),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfter: ttl / 1_000 }),
  })
}
