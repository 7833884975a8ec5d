import type { Distributor } from '@schemas/generated/api'

export interface PlaceGroup {
  /** Province and city, once where both are the same. */
  name: string
  shops: Distributor[]
}

/** Shops by their cities, in the order in which the first of each stands. */
export function byPlace(shops: readonly Distributor[]): PlaceGroup[] {
  const groups = new Map<string, PlaceGroup>()
  for (const shop of shops) {
    const { province, city } = shop
    const name = province === city ? city : province + city
    const group = groups.get(name) ?? { name, shops: [] }
    group.shops.push(shop)
    groups.set(name, group)
  }
  return [...groups.values()]
}
