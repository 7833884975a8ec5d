import { REGIONS } from './tree'

/** A region as addresses contain it; a city without counties has `county: ''`. */
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

/** Name of the districts of a municipality in the standard; addresses of other shops use it. */
const CITY_PROPER = new Set(['市辖区', '县'])

/**
 * Codes of province, city and county, as far as they exist: [] for an unknown province, two codes for an unknown
 * county. Freight templates and addresses are compared by them.
 */
export function regionIds(names: RegionNames): string[] {
  return find(names).map(({ id }) => id)
}

/**
 * Validates the region of an address (address book, quote, order, shop).
 * @returns province, city and county under the tree's names; `undefined` if there is no such county
 */
export function placeOf(names: RegionNames): RegionNames | undefined {
  const [province, city, county] = find(names)
  if (!province || !city) return undefined
  const whole = county !== undefined || (names.county === '' && city.children?.length === 0)
  return whole ? { province: province.label, city: city.label, county: county?.label ?? '' } : undefined
}

/**
 * Validates a region that may be incomplete; allowed for a quote, not for an order.
 * @returns its names; `undefined` if one of those given does not exist
 */
export function knownPart(names: RegionNames): RegionNames | undefined {
  const found = find(names)
  const written = [names.province, names.city, names.county].filter(Boolean)
  if (found.length === 0 || found.length !== written.length) return undefined
  const [province, city, county] = found
  return { province: province?.label ?? '', city: city?.label ?? '', county: county?.label ?? '' }
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

/** The node with that name; else the only one with that short name: 台湾, 新疆, 南京, 昌平. */
function named(nodes: Named[] | undefined, label: string): Named | undefined {
  const whole = nodes?.find((node) => node.label === label)
  if (whole || !nodes || label === '') return whole
  const [found, another] = nodes.filter((node) => shortOf(node.label) === shortOf(label))
  return another ? undefined : found
}

/** Suffix for the kind of region; omitted in short names if at least two characters remain. */
const KIND = /^(.{2,}?)(省|市|特别行政区|(壮族|回族|维吾尔)?自治区|地区|盟|区|县|旗)$/

const shortOf = (label: string) => KIND.exec(label)?.[1] ?? label

/** Whether a region code exists; templates and shops are stored with codes. */
export const isRegionCode = (code: string): boolean => LABELS.has(code)

/** Names instead of codes; other texts are unchanged. */
export const namesOfCodes = (codes: string[]): string[] => codes.map((code) => LABELS.get(code) ?? code)

const LABELS = new Map(
  REGIONS.flatMap((province) => [
    province,
    ...province.children.flatMap((city) => [city, ...city.children]),
  ]).map(({ id, label }) => [id, label]),
)
