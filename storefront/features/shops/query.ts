/** What the address of a list of shops says: `/shops/near?province=&city=&tag=&name=&page=`, `/store?…`. */
import type { Position } from '@engine'
import type { DistributorListQuery, DistributorListAnswer } from '@schemas/generated/api'
import { DISTRIBUTOR_LIST_NAME } from '@schemas/generated/limits'
import { FALLBACK_AREA, NEARBY_AT_LEAST } from '@schemas/page-data'
import { pageOf, pageSaid, withQuery, wordsOf, type Query } from '../../shell/routing/query'
import type { FilterRow } from '../../shell/parts/FilterRows'
import { texts } from './texts/shops'

export interface ShopsQuery {
  name: string
  province: string
  city: string
  /** Id of a tag. */
  tag: string
  page: number
}

/** Reads an address; what makes no sense counts as not said. */
export function readShopsQuery(query: Query): ShopsQuery {
  const text = (name: string) => query[name]?.trim() ?? ''
  const province = text('province')
  return {
    name: wordsOf(query['name'], DISTRIBUTOR_LIST_NAME),
    province,
    city: province && text('city'),
    tag: text('tag'),
    page: pageOf(query),
  }
}

/** The address of a list; another filter begins at its first page. @param list its path */
export function shopsHref(list: string, query: ShopsQuery, change: Partial<ShopsQuery> = {}): string {
  const { name, province, city, tag, page } = { ...query, page: 1, ...change }
  return withQuery(list, { name, province, city, tag, page: pageSaid(page) })
}

/** At most so many shops at first. */
export const NEAR_SHOPS = 10

const BY_DISTANCE = 0
const BY_AREA = 1
/** From near to far. */
const NEAREST_FIRST = 1

/**
 * The shops to ask for. A chosen area holds; without one a search goes over all shops, and nothing said at all means
 * those around the shopper, or of the fallback area while the position is unknown (rule shops-2).
 */
export function nearbyQuery(
  { name, province, city, tag, page }: ShopsQuery,
  position: Position | null,
): Partial<DistributorListQuery> {
  const isAnywhere = name !== '' || tag !== '' || position !== null
  const area = province ? { province, city } : { ...FALLBACK_AREA, at_least: NEARBY_AT_LEAST }
  return {
    page,
    pageSize: NEAR_SHOPS,
    show_discount: true,
    sort_type: NEAREST_FIRST,
    ...(name && { name }),
    ...(tag && { distributor_tag_id: [tag] }),
    ...(province || !isAnywhere ? { type: BY_AREA, ...area } : { type: BY_DISTANCE }),
    ...(position && { lat: position.lat, lng: position.lng }),
  }
}

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

/** Stores of a page: as many as the API gives at once. */
export const STORES = 50
