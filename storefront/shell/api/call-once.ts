import type { Endpoints } from '@schemas/generated/api'
import type { ShopEndpoint } from '@schemas/page-plan'
import { ApiError } from '@schemas/api/api-error'
import { call } from './call'
import type { ShopCallOptions } from './client'

/** Rule checkout-5: the same content within this time after its answer is the same click, ms. */
const CLICK_MS = 5_000

/** The last request of each endpoint that creates something; `until` is open while no answer came. */
const last = new Map<string, { content: string; key: string; until: number }>()

/**
 * As `call`, for what must be created once: the same content has the same idempotency key while its answer is awaited,
 * after a connection or a server failed, and within five seconds of its answer. What the server refused gets another.
 * @param send in place of `call`
 */
export async function callOnce<K extends ShopEndpoint>(
  endpoint: K,
  options: ShopCallOptions<K>,
  send: typeof call = call,
): Promise<Endpoints[K]['answer']> {
  const content = JSON.stringify([options.params, options.body])
  const before = last.get(endpoint)
  const request =
    before?.content === content && Date.now() < before.until
      ? before
      : { content, key: newKey(), until: Infinity }
  last.set(endpoint, request)
  try {
    const headers = { ...options.headers, 'idempotency-key': request.key }
    const answer = await send(endpoint, Object.assign({}, options, { headers }))
    request.until = Date.now() + CLICK_MS
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) request.until = 0
    throw error
  }
}

/** A key for `idempotency-key`; `crypto.randomUUID` is missing over plain http. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
