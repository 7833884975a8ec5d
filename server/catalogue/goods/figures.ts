/** How many goods match, and what they can be narrowed by: exact in a small shop, a few seconds old in a large one. */
import type { Database } from '../../db/client'
import type { GoodsFilter } from './conditions'
import { isKept, keepSoon, kept } from './kept'
import { countKeys } from './page-keys'
import { readFacets, type GoodsFacets } from './repo'

/** Of so many goods, counting and telling facets costs nothing worth keeping. */
export const FEW = 500
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

/**
 * Whoever asks first for the facets of many goods is told those of the first of them at once, and everybody those of
 * all as soon as they are read: what that costs grows with the shop.
 */
export async function goodsFacets(db: Database, filter: GoodsFilter): Promise<GoodsFacets> {
  const key = keyOf('facets', filter)
  const { search, start_price, end_price } = filter
  const isNarrow = search !== undefined || start_price !== undefined || end_price !== undefined
  const read = () => readFacets(db, filter, isNarrow ? TOLD_FROM : undefined)
  if (isKept(db, key)) return kept(db, key, read)
  const first = await readFacets(db, filter, FEW + 1)
  if (first.told > FEW) keepSoon(db, key, read)
  return first
}

const keyOf = (what: string, filter: GoodsFilter) => `${what} ${JSON.stringify(filter)}`
