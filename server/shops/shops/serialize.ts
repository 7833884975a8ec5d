import type { Distributor, ShopActivity, ShopGoods } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { PROMOTION_TAGS } from '../../catalogue'
import { activitiesOfShops, bestSellers, goodsOfShops } from './extras-repo'
import type { ShopRow } from './repo'

/** Products per shop of a list. */
const GOODS = 3

export interface ShopExtras {
  withTags: boolean
  withActivities: boolean
  withGoods: boolean
}

/** Shops in the shape of the API, with the requested extras. */
export async function serializeShops(
  db: Database,
  company_id: string,
  rows: ShopRow[],
  { withTags, withActivities, withGoods }: ShopExtras,
): Promise<Distributor[]> {
  const ids = rows.map(({ distributor_id }) => distributor_id)
  const [activities, goods, best] = await Promise.all([
    withActivities ? activitiesOfShops(db, company_id, ids) : [],
    withGoods ? goodsOfShops(db, company_id, ids, GOODS) : [],
    withGoods ? bestSellers(db, company_id, GOODS) : [],
  ])
  return rows.map((row) => {
    const isOf = ({ distributor_id }: { distributor_id: string }) => distributor_id === row.distributor_id
    const own = goods.filter(isOf).map(serializeGoods)
    return {
      ...serializeShop(row),
      ...(!withTags && { tagList: [] }),
      marketingActivityList: activities
        .filter(isOf)
        .map(({ promotion_id, marketing_name, kind }): ShopActivity => ({
          promotion_id,
          marketing_name,
          promotion_tag: PROMOTION_TAGS[kind],
        })),
      itemList: own.length > 0 ? own : best,
    }
  })
}

const serializeGoods = ({ item_id, goods_id, item_name, price, pics }: ShopGoods): ShopGoods => ({
  item_id,
  goods_id,
  item_name,
  price,
  pics,
})

function serializeShop(row: ShopRow): Omit<Distributor, 'marketingActivityList' | 'itemList'> {
  const { intro: _intro, lng, lat, distance, avg_star_tenths, tags, cards, ...shop } = row
  const { distributor_id, name, province, city, area, address } = shop
  return {
    ...shop,
    shop_id: distributor_id,
    store_name: name,
    store_address: wholeAddress({ province, city, area, address }),
    lng: lng === null ? '' : String(lng),
    lat: lat === null ? '' : String(lat),
    ...distanceOf(distance),
    tagList: tags,
    discountCardList: cards,
    scoreList: { avg_star: avg_star_tenths / 10, default: avg_star_tenths === 0 },
  }
}

/** The address of a shop without repeated names (北京市北京市). */
export const wholeAddress = ({
  province,
  city,
  area,
  address,
}: Record<'province' | 'city' | 'area' | 'address', string>): string =>
  [...new Set([province, city, area]), address].join('')

const KILOMETRE = 1000

function distanceOf(
  metres: number | null,
): Pick<Distributor, 'distance' | 'distance_show' | 'distance_unit'> {
  if (metres === null) return { distance: -1, distance_show: '', distance_unit: '' }
  if (metres < KILOMETRE) return { distance: metres, distance_show: String(metres), distance_unit: 'm' }
  return { distance: metres, distance_show: (metres / KILOMETRE).toFixed(1), distance_unit: 'km' }
}
