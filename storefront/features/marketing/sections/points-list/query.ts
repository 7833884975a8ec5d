/** What the address of the points mall says: `/pointitems?keywords=&cat_id=&brand_id=&points=100-500&sort=&page=`. */

import { POINTS_GOODS_ITEMS_KEYWORDS } from '@schemas/generated/limits'
import { sortIn, sortSaid, type Sort } from '@storefront/features/catalogue'
import { pageOf, pageSaid, withQuery, wordsOf, type Query } from '@storefront/shell/routing/query'

export interface PointsQuery {
  keywords: string
  cat_id: string
  brand_id: string[]
  /** Bounds in points, one of the mall's sections. */
  points: readonly [low: number, high: number] | null
  sort: Sort
  page: number
}

/** Reads an address; what makes no sense counts as not said. */
export function readPointsQuery(query: Query): PointsQuery {
  return {
    keywords: wordsOf(query['keywords'], POINTS_GOODS_ITEMS_KEYWORDS),
    cat_id: query['cat_id']?.trim() ?? '',
    brand_id: [...new Set((query['brand_id'] ?? '').split(',').filter(Boolean))],
    points: bounds(query['points'] ?? ''),
    sort: sortIn(query),
    page: pageOf(query),
  }
}

/** The address of the mall; another filter begins at its first page. */
export function pointsHref(query: PointsQuery, change: Partial<PointsQuery> = {}): string {
  const { keywords, cat_id, brand_id, points, sort, page } = { ...query, page: 1, ...change }
  return withQuery('/pointitems', {
    keywords,
    cat_id,
    brand_id: brand_id.join(','),
    points: points?.join('-') ?? '',
    sort: sortSaid(sort),
    page: pageSaid(page),
  })
}

function bounds(text: string): PointsQuery['points'] {
  const found = /^(\d{1,9})-(\d{1,9})$/.exec(text)
  if (!found) return null
  const [low, high] = [Number(found[1]), Number(found[2])]
  return low <= high ? [low, high] : null
}
