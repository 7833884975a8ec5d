import type { ShareItemAnswer } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'

export interface SharedProduct {
  item_id: string
  /** The shop that sells it; 0 for the head office. */
  distributor_id: string
}

/** What is shared of a good; `undefined` where it cannot be had, which the shopper has been told. */
export async function askShare({
  item_id,
  distributor_id,
}: SharedProduct): Promise<ShareItemAnswer | undefined> {
  try {
    return await call('GET /goods/share/items/{item_id}', { params: { item_id }, query: { distributor_id } })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
