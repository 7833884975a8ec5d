import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'
import { networkOf } from './client-network'
import { isOwnCall } from './own-call'

/** Addresses that are counted at a time. */
const MOST_ADDRESSES = 50_000

/**
 * Refuses more requests from one address (of IPv6 a whole /64) than anybody sends by hand (decisions 29): calls, pages
 * and what else is no file. What a page asks the API counts too, for it costs as much, but is answered: the page has
 * been let in. Before all else that a request costs. Each server counts for itself and in memory: this keeps floods from
 * the database, so it must not ask it.
 */
export async function globalLimit(app: FastifyInstance) {
  const { most, seconds } = app.config.limits.global
  if (seconds === 'day') throw new Error('Expected the global limit to name seconds, got a day')
  await app.register(rateLimit, {
    global: false,
    max: most,
    timeWindow: seconds * 1_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    cache: MOST_ADDRESSES,
  })
  const count = app.createRateLimit()
  app.addHook('onRequest', async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded || isOwnCall(request)) return
    throw new AppError('too_many_requests', { retryAfter: counted.ttl / 1_000 })
  })
}
