/** Coordinates are '' where they are not known. */
type Placed = Readonly<Record<'lng' | 'lat' | 'name' | 'store_address', string>>

/** Where a map shows the shop: at its coordinates, else what is found for its address. */
export function mapLink({ lng, lat, name, store_address }: Placed): string {
  const isPlaced = lng !== '' && lat !== ''
  const query = isPlaced
    ? new URLSearchParams({ position: `${lng},${lat}`, name })
    : new URLSearchParams({ keyword: store_address })
  return `https://uri.amap.com/${isPlaced ? 'marker' : 'search'}?${query}`
}

/** Where a phone's map leads to the shop; where it lies is not known: what is found for its address. */
export function wayLink(shop: Placed): string {
  const { lng, lat, name } = shop
  if (lng === '' || lat === '') return mapLink(shop)
  const query = new URLSearchParams({ to: `${lng},${lat},${name}`, mode: 'car', callnative: '1' })
  return `https://uri.amap.com/navigation?${query}`
}
