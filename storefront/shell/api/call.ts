import type { Endpoints } from '@schemas/generated/api'
import type { ShopEndpoint } from '@schemas/page-plan'
import { showToast } from '../state/toasts'
import { ApiError } from '@schemas/api/api-error'
import { texts } from '../texts/frame'
import type { ShopCallOptions } from './client'

/**
 * Asks the shop's server; what it refuses is toasted. The HTTP client comes with the first call, no page waits for it.
 * @param key `PUT /cartupdate/num`, as schemas/api declares it
 * @returns the `data` of the answer
 * @throws ApiError when the server refuses or does not answer within 10 s
 */
export async function call<K extends ShopEndpoint>(
  key: K,
  options: ShopCallOptions<K>,
): Promise<Endpoints[K]['answer']> {
  try {
    const { send } = await import('./client').catch(notReached)
    return await send(key, options)
  } catch (error) {
    // who is signed out is led to sign in, with nothing left to read
    if (error instanceof ApiError && error.status !== 401 && !options.quiet) showToast(error.message)
    throw error
  }
}

function notReached(cause: unknown): never {
  throw navigator.onLine ? cause : new ApiError(texts.offline, { status: 0, cause })
}
