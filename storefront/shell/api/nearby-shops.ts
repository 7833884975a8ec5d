import type { NearbyShops, Position } from '@engine'
import { FALLBACK_AREA, NEARBY_AT_LEAST } from '@schemas/page-data'
import { call } from './call'

/** Shops near a position, or of the fallback area. The defaults of the query are those of rule shops-2. @throws ApiError */
export async function nearbyShops(position: Position | null): Promise<NearbyShops> {
  const { list, tagList } = await call('GET /distributor/list', {
    query: {
      ...(position
        ? { type: 0 as const, ...position }
        : { type: 1 as const, ...FALLBACK_AREA, at_least: NEARBY_AT_LEAST }),
      show_discount: true,
      sort_type: 1,
    },
    quiet: true,
  })
  return { list, tagList }
}
