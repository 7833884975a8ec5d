import type { RegionNames, RegionTree } from './regions'

/** Position of a region in a text. */
export interface FoundRegion extends RegionNames {
  start: number
  end: number
}

interface Level {
  label: string
  children?: readonly Level[]
}

/** Separators between the levels of a region that is not written in one. */
const BETWEEN = /^[\s,/·、-]*/
const SHORT_PROVINCE = /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市)$/
const SHORT_CITY = /(?:市|地区|盟|(?:[\u4e00-\u9fa5]{1,3}族)+自治州)$/
const SHORT_COUNTY = /(?:市|区|县|旗)$/
const HAN = /[\u4e00-\u9fa5]/
/** What the districts of a city that is a province too are said to be of. */
const CITY_PROPER = ['市辖区', '县']

const shorter = (label: string, ending: RegExp) => {
  const short = label.replace(ending, '')
  return short.length >= 2 && short !== label ? short : undefined
}

/** How much of the text from `at` on is the name of a place, in full or without its last word; 0: it is not there. */
function lengthAt(text: string, at: number, label: string, ending: RegExp | null): number {
  if (text.startsWith(label, at)) return label.length
  const short = ending ? shorter(label, ending) : undefined
  return short !== undefined && text.startsWith(short, at) ? short.length : 0
}

interface Hit<L> {
  node: L
  end: number
}

/** The node whose name the text goes on with; the longest where there are several. */
function nodeAt<L extends Level>(
  text: string,
  from: number,
  nodes: readonly L[],
  ending: RegExp,
): Hit<L> | undefined {
  const at = from + (BETWEEN.exec(text.slice(from))?.[0].length ?? 0)
  let best: Hit<L> | undefined
  for (const node of nodes) {
    const length = lengthAt(text, at, node.label, ending)
    if (length > 0 && at + length > (best?.end ?? 0)) best = { node, end: at + length }
  }
  return best
}

/** City and county from there on; a city may be left out where its county says which it is. */
function belowAt(text: string, from: number, cities: RegionTree[number]['children'], depth = 0): Found {
  const city = nodeAt(text, from, cities, SHORT_CITY) ?? properAt(text, from, cities)
  const inCity = city && nodeAt(text, city.end, city.node.children, SHORT_COUNTY)
  // 吉林省吉林市 and 北京市朝阳区: the city's short name may be its county's beginning
  const straight = nodeAt(
    text,
    from,
    cities.flatMap(({ children }) => children),
    SHORT_COUNTY,
  )
  if (straight && (!city || (!inCity && straight.end > city.end))) {
    const above = cities.find(({ children }) => children.includes(straight.node))
    if (above) return { city: above.label, county: straight.node.label, end: straight.end, depth: depth + 2 }
  }
  if (!city) return { city: '', county: '', end: from, depth }
  if (!inCity) return { city: city.node.label, county: '', end: city.end, depth: depth + 1 }
  return { city: city.node.label, county: inCity.node.label, end: inCity.end, depth: depth + 2 }
}

interface Found {
  city: string
  county: string
  end: number
  /** Levels that were found. */
  depth: number
}

function properAt(text: string, from: number, cities: RegionTree[number]['children']) {
  const [only] = cities
  if (!only || cities.length > 1) return undefined
  const proper = nodeAt(
    text,
    from,
    CITY_PROPER.map((label) => ({ label })),
    /$^/,
  )
  return proper && { node: only, end: proper.end }
}

/**
 * The region that a text names: in full or short (广东 for 广东省), written in one or apart, without its province or its
 * city where the rest says which it is. The one with most levels counts, of several the first.
 */
export function findRegion(text: string, tree: RegionTree): FoundRegion | undefined {
  let best: (FoundRegion & { depth: number }) | undefined
  const take = (start: number, province: string, found: Found) => {
    if (found.depth <= (best?.depth ?? 0)) return
    const { city, county, end, depth } = found
    best = { province, city, county, start, end, depth }
  }
  for (let start = 0; start < text.length; start++) {
    const province = nodeAt(text, start, tree, SHORT_PROVINCE)
    if (province && startsAt(text, start))
      take(start, province.node.label, belowAt(text, province.end, province.node.children, 1))
  }
  if ((best?.depth ?? 0) >= 2) return best
  for (let start = 0; start < text.length; start++) {
    if (!startsAt(text, start)) continue
    for (const { label, children } of tree) {
      const found = belowAt(text, start, children)
      // a short name alone is as likely a street's
      const isFull = found.depth > 1 || text.startsWith(found.city, start)
      if (found.depth > 0 && isFull && isSaid(text.slice(start, found.end), found)) take(start, label, found)
    }
  }
  return best
}

/** `nodeAt` skips separators between levels; a region begins with a name, and all names are Chinese. */
const startsAt = (text: string, at: number) => HAN.test(text.charAt(at))

/** A county on its own is written in full. */
const isSaid = (said: string, { city, county }: Found) =>
  county === '' ||
  said.includes(county) ||
  said.startsWith(city) ||
  said.startsWith(shorter(city, SHORT_CITY) ?? city)
