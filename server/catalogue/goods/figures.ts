/** How many products match and their facets: exact in a small shop, a few seconds old in a large one. */
import type { AddressFacet, GoodsFacetsOfAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { namesOfCodes } from '../../platform'
import type { GoodsFilter } from './filter-repo'
import { cached, isCached, prefetch } from './figures-cache'
import { countKeys } from './page-keys-repo'
import { readFacets, type GoodsFacets } from './repo'

/** Up to so many products, counts and facets are cheap enough not to be cached. */
export const FEW = 500
/** Facets of a search or a price range come from so many products: there are too many searches to cache. */
const MOST_FOR_FACETS = 2_000

export async function goodsCount(db: Database, filter: GoodsFilter): Promise<number> {
  const key = keyOf('count', filter)
  if (!isCached(db, key)) {
    const few = await countKeys(db, filter, FEW + 1)
    if (few <= FEW) return few
  }
  const { count } = await cached(db, key, async () => ({ count: await countKeys(db, filter) }))
  return count
}

/**
 * Reading the facets of many products takes longer the larger the shop is, so the first request gets the facets of the
 * first products only, and later ones those of all as soon as they are read.
 */
export async function goodsFacets(db: Database, filter: GoodsFilter): Promise<GoodsFacets> {
  const key = keyOf('facets', filter)
  const { search, start_price, end_price } = filter
  const isNarrow = search !== undefined || start_price !== undefined || end_price !== undefined
  const read = () => readFacets(db, filter, isNarrow ? MOST_FOR_FACETS : undefined)
  if (isCached(db, key)) return cached(db, key, read)
  const first = await readFacets(db, filter, FEW + 1)
  if (first.products > FEW) prefetch(db, key, read)
  return first
}

const keyOf = (what: string, filter: GoodsFilter) => `${what} ${JSON.stringify(filter)}`

/** Facets in the shape of the API. */
export function serializeFacets({ brands, tags, params, regions }: GoodsFacets): GoodsFacetsOfAnswer {
  return {
    brand_list: { total_count: brands.length, list: brands },
    select_tags_list: tags,
    item_params_list: params,
    select_address_list: addressFacets(regions),
  }
}

/** Codes of cities below their provinces, each once. */
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
