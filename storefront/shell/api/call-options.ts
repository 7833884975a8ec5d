import type { CallOptions } from '@schemas/api/client'
import type { Endpoints } from '@schemas/generated/api'
import type { ShopEndpoint } from '@schemas/page-plan'

export type ShopCallOptions<K extends ShopEndpoint> = CallOptions<Endpoints[K]> & {
  headers?: Record<string, string>
  /** The caller shows what goes wrong itself. */
  quiet?: boolean
}
