import type { NearbyShops, Position } from '@engine'
import { FALLBACK_AREA } from '@schemas/page-data'
import { REQUEST_TIMEOUT_MS } from './timeout'

/** Shops near a position, or of the fallback area. The defaults of the query are designer §9's. */
export async function nearbyShops(position: Position | null): Promise<NearbyShops> {
  const place: Record<string, string> = position
    ? {
        type: '0',
        lat: String(position.lat),
        lng: String(position.lng),
        province: position.province,
        city: position.city,
        area: position.area,
      }
    : { type: '1', ...FALLBACK_AREA }
  const query = new URLSearchParams({ ...place, show_discount: '1', sort_type: '1' })
  const response = await fetch(`/api/h5app/wxapp/distributor/list?${query}`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Expected nearby shops, got HTTP ${response.status}`)
  const { data } = (await response.json()) as { data: Partial<NearbyShops> }
  return { list: data.list ?? [], tagList: data.tagList ?? [] }
}
