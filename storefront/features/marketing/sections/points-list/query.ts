/** What the address of the points mall says: `/pointitems?keywords=&cat_id=&brand_id=&points=100-500&sort=&page=`. */
import { POINTS_GOODS_ITEMS_KEYWORDS } from '@schemas/generated/limits'
import type { CategoryRoot, PointsGoodsItemsAnswer, PointsSettingAnswer } from '@schemas/generated/api'
import { sortIn, sortSaid, type Sort } from '@storefront/features/catalogue'
import { pageOf, pageSaid, withQuery, wordsOf, type Query, toggled } from '@storefront/shell/routing/query'
import type { FilterRow } from '@storefront/shell/parts/FilterRows'
import { texts } from '../../texts/points'

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

/** The most that the setting of the mall can say: no bound. */
const MOST = 9_999_999

interface Offered {
  categories: readonly CategoryRoot[]
  brands: PointsGoodsItemsAnswer['brand_list']['list']
  /** What the shop has opened; without an answer, nothing. */
  screen: PointsSettingAnswer['screen'] | undefined
}

/** What narrows the mall, as far as the shop's setting opens it. A chosen value is left out by choosing it again. */
export function filterRows(query: PointsQuery, { categories, brands, screen }: Offered): FilterRow[] {
  if (!screen) return []
  const byCategory = categories.map(({ category_id: id, category_name: name }) => {
    const chosen = query.cat_id === id
    return { id, name, chosen, href: pointsHref(query, { cat_id: chosen ? '' : id }) }
  })
  const byBrand = brands.map(({ attribute_id: id, attribute_name: name }) => ({
    id,
    name,
    chosen: query.brand_id.includes(id),
    href: pointsHref(query, { brand_id: toggled(query.brand_id, id) }),
  }))
  const byPoints = screen.point_section.flatMap(([low, high]) => {
    if (low === undefined || high === undefined) return []
    const chosen = query.points?.[0] === low && query.points[1] === high
    const href = pointsHref(query, { points: chosen ? null : [low, high] })
    return [
      { id: `${low}-${high}`, name: high < MOST ? texts.range(low, high) : texts.from(low), chosen, href },
    ]
  })
  return [
    { name: texts.category, choices: screen.cat_openstatus ? byCategory : [] },
    { name: texts.brand, choices: screen.brand_openstatus ? byBrand : [] },
    { name: texts.points, choices: screen.point_openstatus ? byPoints : [] },
  ]
}
