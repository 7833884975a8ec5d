import type { Address, PickupShop } from '@schemas/generated/api'

type Region = Pick<Address, 'province' | 'city' | 'county'>
type Place = Pick<PickupShop, 'province' | 'city' | 'area'>

/** How much of a region two places share: 3 the county, 2 the city, 1 the province. */
function shared({ province, city, area }: Place, region: Region): number {
  if (province !== region.province) return 0
  if (city !== region.city) return 1
  return area === region.county ? 3 : 2
}

/** Places in the region of an address first, the order among them as it was (rule buying-3). */
export const inRegionFirst = <P extends Place>(places: readonly P[], region: Region): P[] =>
  places.toSorted((one, other) => shared(other, region) - shared(one, region))

/** Where distances are counted from: where the shopper is, else where the address is; absent: neither is known. */
export const originOf = (
  position: { lat: number; lng: number } | null,
  address: Pick<Address, 'lat' | 'lng'> | undefined,
): { lat: number; lng: number } | undefined => {
  if (position) return { lat: position.lat, lng: position.lng }
  const { lat, lng } = address ?? {}
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}
