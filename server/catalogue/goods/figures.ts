/** How many products match and their facets: exact in a small shop, a few seconds old in a large one. */
import type { AddressFacet, CategoryFacet, GoodsFacetsOfAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { namesOfCodes } from '../../platform'
import type { GoodsFilter } from './filter-repo'
import { cached, isCached, prefetch } from './figures-cache'
import { countKeys } from './page-keys-repo'
import { type GoodsFacets, readFacets } from './facets-repo'

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

/** One level of the category tree. */
export interface CategoryLevel {
  /** The category above it; absent for the first level. */
  parent: string | undefined
  /** All categories below `parent`; absent for the whole tree. */
  categories: string[] | undefined
}

/**
 * Facets that follow what is chosen: values and numbers of each come from the products that all other choices leave, so
 * that another value of the same facet can be chosen beside.
 * @param level which categories are offered; a level of one category is replaced by that below it
 */
export async function facetsAround(
  db: Database,
  filter: GoodsFilter,
  { parent, categories }: CategoryLevel,
): Promise<GoodsFacets> {
  const { brands, tags, params = [], region_id } = filter
  const chosen = [...new Set(params.map(({ attribute_id }) => attribute_id))]
  const without = (change: Partial<GoodsFilter>) => goodsFacets(db, { ...filter, ...change })
  const [all, ofBrands, ofTags, ofRegions, ofLevel, ...ofParams] = await Promise.all([
    goodsFacets(db, filter),
    brands && without({ brands: undefined }),
    tags && without({ tags: undefined }),
    region_id === undefined ? undefined : without({ region_id: undefined }),
    filter.categories?.length === categories?.length ? undefined : without({ categories }),
    ...chosen.map((id) => without({ params: params.filter(({ attribute_id }) => attribute_id !== id) })),
  ])
  return {
    ...all,
    brands: (ofBrands ?? all).brands,
    tags: (ofTags ?? all).tags,
    regions: (ofRegions ?? all).regions,
    categories: choicesBelow((ofLevel ?? all).categories, parent),
    params: besideChosen(all.params, chosen, ofParams),
  }
}

function choicesBelow(categories: CategoryFacet[], parent = '0'): CategoryFacet[] {
  const level = categories.filter(({ parent_id }) => parent_id === parent)
  const [only] = level
  if (level.length !== 1 || !only) return level
  const below = choicesBelow(categories, only.category_id)
  return below.length === 0 ? level : below
}

/** The facets of parameters, a chosen one as found without its own choice, in the order in which that is offered. */
function besideChosen(
  offered: GoodsFacets['params'],
  chosen: string[],
  without: GoodsFacets[],
): GoodsFacets['params'] {
  const own = new Map(
    chosen.map((id, at) => [id, without[at]?.params.find(({ attribute_id }) => attribute_id === id)]),
  )
  const kept = offered.map((param) => own.get(param.attribute_id) ?? param)
  const gone = [...own.values()].filter(
    (param) => param && !offered.some(({ attribute_id }) => attribute_id === param.attribute_id),
  )
  return [...kept, ...gone.filter((param) => param !== undefined)]
}

const keyOf = (what: string, filter: GoodsFilter) => `${what} ${JSON.stringify(filter)}`

/** Facets in the shape of the API. */
export function serializeFacets({
  brands,
  tags,
  params,
  categories,
  regions,
}: GoodsFacets): GoodsFacetsOfAnswer {
  return {
    brand_list: { total_count: brands.length, list: brands },
    select_tags_list: tags,
    item_params_list: params,
    category_list: categories,
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
