import type { Distributor } from '@schemas/generated/api'

type Placed = Pick<Distributor, 'lng' | 'lat' | 'name' | 'store_address'>

/** Where a map shows the shop: at its coordinates, else what is found for its address. */
export function mapLink({ lng, lat, name, store_address }: Placed): string {
  const isPlaced = lng !== '' && lat !== ''
  const query = isPlaced
    ? new URLSearchParams({ position: `${lng},${lat}`, name })
    : new URLSearchParams({ keyword: store_address })
  return `https://uri.amap.com/${isPlaced ? 'marker' : 'search'}?${query}`
}
