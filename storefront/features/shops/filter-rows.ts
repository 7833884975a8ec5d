import type { DistributorListAnswer } from '@schemas/generated/api'
import type { FilterRow } from '../../shell/parts/FilterRows'
import { texts } from './texts/shops'
import { shopsHref, type ShopsQuery } from './query'

/** What narrows a list of shops: a province, its city, a tag. What is chosen is left out by choosing it again. */
export function filterRows(
  list: string,
  query: ShopsQuery,
  { areas, tagList }: Pick<DistributorListAnswer, 'areas' | 'tagList'>,
): FilterRow[] {
  const choice = (id: string, name: string, chosen: boolean, change: Partial<ShopsQuery>) => ({
    id,
    name,
    chosen,
    href: shopsHref(list, query, change),
  })
  const { cities } = areas.find(({ province }) => province === query.province) ?? { cities: [] }
  return [
    {
      name: texts.province,
      choices: areas.map(({ province }) => {
        const chosen = province === query.province
        return choice(province, province, chosen, { province: chosen ? '' : province, city: '' })
      }),
    },
    {
      name: texts.city,
      choices: cities.map((city) =>
        choice(city, city, city === query.city, { city: city === query.city ? '' : city }),
      ),
    },
    {
      name: texts.tag,
      choices: tagList.map(({ tag_id, tag_name }) => {
        const chosen = tag_id === query.tag
        return choice(tag_id, tag_name, chosen, { tag: chosen ? '' : tag_id })
      }),
    },
  ]
}
