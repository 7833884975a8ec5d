/** How many goods match, and what they can be narrowed by: exact in a small shop, a few seconds old in a large one. */
import type { Database } from '../../db/client'
import type { GoodsFilter } from './conditions'
import { isKept, kept } from './kept'
import { countKeys } from './page-keys'
import { readFacets, type GoodsFacets } from './repo'

/** Up to so many, counting costs nothing worth keeping. */
const FEW = 500
/** Facets of a search or a range of prices are told from so many goods: there is no end of searches to keep. */
const TOLD_FROM = 2_000

export async function goodsCount(db: Database, filter: GoodsFilter): Promise<number> {
  const key = keyOf('count', filter)
  if (!isKept(db, key)) {
    const few = await countKeys(db, filter, FEW + 1)
    if (few <= FEW) return few
  }
  const { count } = await kept(db, key, async () => ({ count: await countKeys(db, filter) }))
  return count
}

/** @param count how many match, where that is known */
export async function goodsFacets(db: Database, filter: GoodsFilter, count?: number): Promise<GoodsFacets> {
  const key = keyOf('facets', filter)
  if (!isKept(db, key) && (count ?? (await countKeys(db, filter, FEW + 1))) <= FEW)
    return readFacets(db, filter)
  const { search, start_price, end_price } = filter
  const isNarrow = search !== undefined || start_price !== undefined || end_price !== undefined
  return kept(db, key, () => readFacets(db, filter, isNarrow ? TOLD_FROM : undefined))
}

const keyOf = (what: string, filter: GoodsFilter) => `${what} ${JSON.stringify(filter)}`
