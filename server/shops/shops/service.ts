import type { DistributorListAnswer, DistributorListQuery } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { windowOf } from '../../db/paging'
import type { ShopViewer } from '../../platform'
import { serializeShops } from './serialize'
import {
  shopAreas,
  shopFacets,
  shopsPage,
  shopsPerArea,
  centresOf,
  type Area,
  type Point,
  type ShopsAround,
  type ShopFilter,
} from './repo'

const BY_AREA = 1

/** `distributor/list`: by coordinates over all shops, or by area. */
export async function nearbyShops(
  db: Database,
  company_id: string,
  looker: ShopViewer,
  query: DistributorListQuery,
): Promise<Omit<DistributorListAnswer, 'default_address'>> {
  const { lat, lng, name, distributor_tag_id: tags, show_discount: withCards, sort_type: sort } = query
  const { is_ziti, is_delivery, is_dada } = query
  const anywhere: ShopFilter = { company_id, looker, name, tags, is_ziti, is_delivery, is_dada }
  const { area, widened } =
    query.type === BY_AREA
      ? await nearestWithShops(db, anywhere, query, query.at_least ?? 1)
      : { area: {}, widened: false }
  const filter = { ...anywhere, ...area }
  const from = pointOf({ lat, lng })
  const around = query.type === BY_AREA && !from ? await areaShown(db, anywhere, query) : undefined
  const [rows, { count, tags: tagList }, areas] = await Promise.all([
    shopsPage(db, filter, { ...windowOf(query.page, query.pageSize), sort, from, around, withCards }),
    shopFacets(db, filter),
    query.show_areas ? shopAreas(db, { company_id, looker }) : [],
  ])
  const list = await serializeShops(db, company_id, rows, {
    withTags: query.show_tag ?? true,
    withActivities: query.show_marketing_activity ?? false,
    withGoods: query.show_items ?? false,
  })
  return { is_recommend: widened ? 1 : 0, list, count, total_count: count, tagList, areas }
}

/** The requested area, else its city, its province, everywhere: the first with so many shops (rule shops-2). */
async function nearestWithShops(
  db: Database,
  filter: ShopFilter,
  asked: Area,
  atLeast: number,
): Promise<{ area: Area; widened: boolean }> {
  const areas = areasOf(asked)
  if (areas.length === 0) return { area: {}, widened: false }
  const counts = await shopsPerArea(db, filter, areas)
  const found = counts.findIndex((count) => count >= atLeast)
  return { area: areas[found] ?? {}, widened: counts[0] === 0 }
}

/** An area and those that hold it, the narrowest first. */
function areasOf({ province, city, area }: Area): Area[] {
  const areas: Area[] = []
  if (area) areas.push({ province, city, area })
  if (city) areas.push({ province, city })
  if (province) areas.push({ province })
  return areas
}

/**
 * The areas that a widened list covers and the point it is sorted by: the centre of the narrowest area with shops.
 */
async function areaShown(db: Database, filter: ShopFilter, asked: Area): Promise<ShopsAround | undefined> {
  const areas = areasOf(asked)
  if (areas.length === 0) return undefined
  const centres = await centresOf(db, filter, areas)
  return { areas, centre: centres.find((centre) => centre !== null) ?? undefined }
}

/** A point if both coordinates are given. */
export const pointOf = ({ lat, lng }: Partial<Point>): Point | undefined =>
  lat !== undefined && lng !== undefined ? { lat, lng } : undefined
