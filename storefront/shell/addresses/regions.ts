import type { RegionProvince } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { useAsked } from '@storefront/shell/parts/use-asked'

/** A place by the names that the region tree has for it; county '' where a city has none. */
export interface RegionNames {
  province: string
  city: string
  county: string
}

export type RegionTree = readonly RegionProvince[]

export const NO_REGION: RegionNames = { province: '', city: '', county: '' }

let asked: Promise<RegionTree> | undefined

/** The regions of China, asked for once a page load; a failed request is repeated by the next caller. */
function loadRegions(): Promise<RegionTree> {
  asked ??= call('GET /espier/address', {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

export const useRegions = () => useAsked(loadRegions)

const labelled = <N extends { label: string }>(nodes: readonly N[] | undefined, label: string) =>
  nodes?.find((node) => node.label === label)

/** What can be chosen at each of the three levels, as far as the place is chosen. */
export function levelsOf(tree: RegionTree, { province, city }: RegionNames) {
  const { children: cities = [] } = labelled(tree, province) ?? {}
  const { children: counties = [] } = labelled(cities, city) ?? {}
  return { provinces: tree, cities, counties }
}

/** Rule forms-5: another province clears city and county, another city the county. */
export function withLevel(region: RegionNames, level: keyof RegionNames, label: string): RegionNames {
  if (level === 'province') return { province: label, city: '', county: '' }
  return level === 'city' ? { ...region, city: label, county: '' } : { ...region, county: label }
}

/** Chosen as far as there is something to choose. */
export function isWhole(tree: RegionTree, region: RegionNames): boolean {
  const { counties } = levelsOf(tree, region)
  return region.city !== '' && (region.county !== '' || counties.length === 0)
}
