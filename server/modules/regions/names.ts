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
export function regionIds(names: RegionNames): string[] {
  return find(names).map(({ id }) => id)
}

/** The place under the names that the tree has for it; `undefined` where there is none such down to its county. */
export function placeOf(names: RegionNames): RegionNames | undefined {
  const [province, city, county] = find(names)
  if (!province || !city) return undefined
  const whole = county !== undefined || (names.county === '' && city.children?.length === 0)
  return whole ? { province: province.label, city: city.label, county: county?.label ?? '' } : undefined
}

function find({ province, city, county }: RegionNames): Named[] {
  const found = named(REGIONS, province)
  if (!found) return []
  const { children = [] } = found
  const below = CITY_PROPER.has(city) && children.length === 1 ? children[0] : named(children, city)
  if (!below) return [found]
  const last = named(below.children, county)
  return last ? [found, below, last] : [found, below]
}

const named = (nodes: Named[] | undefined, label: string) => nodes?.find((node) => node.label === label)

/** Names in place of codes; what is no code stays as it is. */
export const namesOfCodes = (codes: string[]): string[] => codes.map((code) => LABELS.get(code) ?? code)

const LABELS = new Map(
  REGIONS.flatMap((province) => [
    province,
    ...province.children.flatMap((city) => [city, ...city.children]),
  ]).map(({ id, label }) => [id, label]),
)
