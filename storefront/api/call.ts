import type { Endpoints } from '@schemas/generated/api'
import type { ShopEndpoint } from '@schemas/page-plan'
import { showToast } from '../state/toasts'
import { ApiError } from './api-error'

type Part<K extends ShopEndpoint, P extends 'params' | 'body'> = Endpoints[K][P] extends undefined
  ? { [N in P]?: undefined }
  : { [N in P]: Endpoints[K][P] }

/** What a call needs: path parameters and body where the endpoint has them, any part of its query. */
export type CallOptions<K extends ShopEndpoint> = Part<K, 'params'> &
  Part<K, 'body'> & {
    query?: Partial<Endpoints[K]['query']>
    signal?: AbortSignal
    headers?: Record<string, string>
    /** The caller shows what goes wrong itself. */
    quiet?: boolean
  }

/**
 * Asks the shop's server; what it refuses is toasted. The HTTP client comes with the first call, no page waits for it.
 * @param key `PUT /cartupdate/num`, as schemas/api declares it
 * @returns what stands under `data`
 * @throws ApiError when the server refuses or does not answer within 10 s
 */
export async function call<K extends ShopEndpoint>(
  key: K,
  options: CallOptions<K>,
): Promise<Endpoints[K]['answer']> {
  const { send } = await import('./client')
  try {
    return await send(key, options)
  } catch (error) {
    // who is signed out is led to sign in, with nothing left to read
    if (error instanceof ApiError && error.status !== 401 && !options.quiet) showToast(error.message)
    throw error
  }
}
