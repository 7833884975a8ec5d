import type { Distributor, DistributorListAnswer, DistributorListQuery } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { windowOf } from '../../http/paging'
import { shopFacets, shopsPage, shopsPerArea, type Area, type ShopFilter, type ShopRow } from './repo'

const BY_AREA = 1

/** provider-api §11 `distributor/list`: by coordinates over all shops, or by area. */
export async function nearbyShops(
  db: Database,
  company_id: string,
  query: DistributorListQuery,
): Promise<DistributorListAnswer> {
  const { lat, lng, name, distributor_tag_id: tags, show_discount: withCards, sort_type: sort } = query
  const anywhere: ShopFilter = { company_id, name, tags }
  const { area, widened } =
    query.type === BY_AREA ? await widestNeeded(db, anywhere, query) : { area: {}, widened: false }
  const filter = { ...anywhere, ...area }
  const from = lat !== undefined && lng !== undefined ? { lat, lng } : undefined
  const [rows, { count, tags: tagList }] = await Promise.all([
    shopsPage(db, filter, { ...windowOf(query.page, query.pageSize), sort, from, withCards }),
    shopFacets(db, filter),
  ])
  return { is_recommend: widened ? 1 : 0, list: rows.map(onTheWire), count, total_count: count, tagList }
}

/** The area that was asked for, else its city, its province, everywhere: the first that holds a shop. */
async function widestNeeded(
  db: Database,
  filter: ShopFilter,
  { province, city, area }: Area,
): Promise<{ area: Area; widened: boolean }> {
  const asked: Area[] = []
  if (area) asked.push({ province, city, area })
  if (city) asked.push({ province, city })
  if (province) asked.push({ province })
  if (asked.length === 0) return { area: {}, widened: false }
  const counts = await shopsPerArea(db, filter, asked)
  const found = counts.findIndex((count) => count > 0)
  return { area: asked[found] ?? {}, widened: found !== 0 }
}

function onTheWire(row: ShopRow): Distributor {
  const { lng, lat, distance, avg_star_tenths, tags, cards, ...shop } = row
  const { distributor_id, name, province, city, area, address } = shop
  return {
    ...shop,
    shop_id: distributor_id,
    store_name: name,
    // 北京市北京市 says it twice
    store_address: [...new Set([province, city, area]), address].join(''),
    lng: lng === null ? '' : String(lng),
    lat: lat === null ? '' : String(lat),
    ...distanceOf(distance),
    tagList: tags,
    discountCardList: cards,
    scoreList: { avg_star: avg_star_tenths / 10, default: avg_star_tenths === 0 },
  }
}

const KILOMETRE = 1000

function distanceOf(
  metres: number | null,
): Pick<Distributor, 'distance' | 'distance_show' | 'distance_unit'> {
  if (metres === null) return { distance: -1, distance_show: '', distance_unit: '' }
  if (metres < KILOMETRE) return { distance: metres, distance_show: String(metres), distance_unit: 'm' }
  return { distance: metres, distance_show: (metres / KILOMETRE).toFixed(1), distance_unit: 'km' }
}
