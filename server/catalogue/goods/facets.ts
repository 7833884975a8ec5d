import type { AddressFacet, GoodsFacetsOfAnswer } from '@schemas/generated/api'
import { namesOfCodes } from '../../platform'
import type { GoodsFacets } from './repo'

/** What a list can be narrowed by, as the wire has it. */
export function facetsOnTheWire({ brands, tags, params, regions }: GoodsFacets): GoodsFacetsOfAnswer {
  return {
    brand_list: { total_count: brands.length, list: brands },
    select_tags_list: tags,
    item_params_list: params,
    select_address_list: addressFacets(regions),
  }
}

/** Codes of cities under their provinces, each once. */
function addressFacets(codes: string[]): AddressFacet[] {
  const provinces = new Map<string, string[]>()
  for (const code of codes) {
    const province = `${code.slice(0, 2)}0000`
    const cities = provinces.get(province) ?? []
    provinces.set(province, code === province ? cities : [...cities, code])
  }
  const ids = [...provinces.keys()]
  const labels = namesOfCodes(ids)
  return ids.map((id, at) => {
    const cities = provinces.get(id) ?? []
    const names = namesOfCodes(cities)
    return {
      id,
      label: labels[at] ?? id,
      children: cities.map((city, index) => ({ id: city, label: names[index] ?? city })),
    }
  })
}
