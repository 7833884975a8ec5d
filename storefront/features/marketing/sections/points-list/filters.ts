import type { CategoryRoot, PointsGoodsItemsAnswer, PointsSettingAnswer } from '@schemas/generated/api'
import type { FilterRow } from '@storefront/shell/parts/FilterRows'
import { toggled } from '@storefront/shell/routing/query'
import { texts } from '../../texts/points'
import { pointsHref, type PointsQuery } from './query'

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
