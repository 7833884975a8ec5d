import type { Endpoints } from '@schemas/generated/api'
import type { ShopEndpoint } from '@schemas/page-plan'

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
