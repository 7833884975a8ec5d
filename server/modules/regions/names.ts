import { REGIONS } from './tree'

/** A place as addresses write it; a city without counties is written with `county: ''`. */
export interface RegionNames {
  province: string
  city: string
  county: string
}

interface Named {
  id: string
  label: string
  children?: Named[]
}

/** What the standard calls the districts of a city that is a province too; other shops' addresses say so. */
const CITY_PROPER = new Set(['市辖区', '县'])

/**
 * Codes of a place's province, city and county, as far as there are such: [] for an unknown province, two codes for
 * an unknown county. Freight templates and addresses are judged by them.
 */
export function regionIds({ province, city, county }: RegionNames): string[] {
  const found = find(REGIONS, province)
  if (!found) return []
  const below =
    CITY_PROPER.has(city) && found.children?.length === 1 ? found.children[0] : find(found.children, city)
  if (!below) return [found.id]
  const last = find(below.children, county)
  return last ? [found.id, below.id, last.id] : [found.id, below.id]
}

/** Whether the place exists: down to its county, or to a city that has none. */
export function isRegion(names: RegionNames): boolean {
  const [, city, county] = regionIds(names)
  if (county !== undefined) return true
  return city !== undefined && names.county === '' && WITHOUT_COUNTIES.has(city)
}

const find = (nodes: Named[] | undefined, label: string) => nodes?.find((node) => node.label === label)

const WITHOUT_COUNTIES = new Set(
  REGIONS.flatMap(({ children }) => children)
    .filter(({ children }) => children.length === 0)
    .map(({ id }) => id),
)
