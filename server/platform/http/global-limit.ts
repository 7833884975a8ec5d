import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { AppError } from '../../core/errors'
import { networkOf } from './client-network'

/** Most addresses counted at a time. */
const MOST_ADDRESSES = 50_000

/**
 * Limits the requests per address (IPv6: per /64) to more than a person sends: API calls, pages and all other
 * requests except files. API calls made for a page are counted but never refused, since the page itself was admitted.
 * Runs first and counts in the memory of each server, so that floods do not reach the database.
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

/** Header of API calls that the server makes for a page or an agent; its value is this process's secret. */
export const OWN_CALL = 'x-own-call'

declare module 'fastify' {
  interface FastifyInstance {
    ownCalls: string
  }
}

export function ownCalls(app: FastifyInstance) {
  app.decorate('ownCalls', randomUUID())
}

/** The request that it is made for has been counted already. */
export const isOwnCall = ({ headers, server }: FastifyRequest) => headers[OWN_CALL] === server.ownCalls

/** Headers of a request that say where it comes from and which company it is for. */
const CONNECTION = ['host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const

/** The same headers, for calls that the server makes for this request. */
export const connectionOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    CONNECTION.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ) as OutgoingHttpHeaders

/** Header of such a call whose answer is for several shoppers; the same secret. */
export const SHARED_CALL = 'x-shared-call'

/** The member whose own parts an answer has; undefined for visitors, and in answers for several shoppers. */
export const ownReader = ({
  request: { headers, server },
  member,
}: {
  request: FastifyRequest
  member: { user_id: string } | null
}): string | undefined => (headers[SHARED_CALL] === server.ownCalls ? undefined : member?.user_id)
