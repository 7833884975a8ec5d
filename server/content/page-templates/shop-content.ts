/** What a shop has to fill a template with, as a picker would write it into a page. */
import type { CouponEntry, GoodsEntry, Link, NearbyShop, ShopEntry } from '@schemas/generated/types'
import { couponEntry, goodsEntry } from '@schemas/snapshots'
import type { Database } from '../../db/client'
import { type Reach, shopNameOf } from '../../platform'
import { nearbyFallback } from '../live/service'
import { pickCoupons, pickGoods, pickShops } from '../pickers/repo'
import { pickTargets } from '../pickers/targets-repo'

interface Brand {
  name: string
  picture: string
  pathData: Link
}

/** Of what the operator may choose; lists are empty where there is nothing. */
export interface ShopContent {
  name: string
  /** The best selling first. */
  popular: GoodsEntry[]
  /** The newest first. */
  fresh: GoodsEntry[]
  coupons: CouponEntry[]
  /** Each with products of its own. */
  shops: ShopEntry[]
  /** Those of the area of shoppers who do not say where they are. */
  nearby: NearbyShop[]
  /** Those that have a picture. */
  brands: Brand[]
}

const GOODS = 20
const COUPONS = 6
const SHOPS = 2
const GOODS_OF_SHOP = 3
const BRANDS = 10

const page = 1

export async function shopContent(db: Database, company_id: string, reach: Reach): Promise<ShopContent> {
  const goods = async (sort: 'sales' | 'created') => {
    const { list } = await pickGoods(db, company_id, { page, pageSize: GOODS, sort, order: 'desc' }, reach)
    return list.filter(({ pics }) => pics.length > 0).map(goodsEntry)
  }
  const name = await shopNameOf(db, company_id)
  const popular = await goods('sales')
  const fresh = await goods('created')
  const near = await nearbyFallback(db, company_id)
  const { list: coupons } = await pickCoupons(
    db,
    company_id,
    { page, pageSize: COUPONS, order: 'asc' },
    reach,
  )
  const brands = await pickTargets(
    db,
    company_id,
    { kind: 'brand', page, pageSize: BRANDS, order: 'asc' },
    reach,
  )
  return {
    name,
    popular,
    fresh,
    coupons: coupons.map(couponEntry),
    shops: await shopsOf(db, company_id, reach),
    nearby: near.list.map(({ distributor_id, name: shop, banner, logo, tagList }) => ({
      distributor_id,
      name: shop,
      banner,
      logo,
      tagList,
    })),
    brands: brands.list
      .filter(({ picture }) => picture !== '')
      .map(({ id, title, picture }) => ({
        name: title,
        picture,
        pathData: {
          linkPage: 'brand',
          linkPageLabel: '品牌',
          attribute_id: id,
          attribute_name: title,
        } satisfies Link,
      })),
  }
}

async function shopsOf(db: Database, company_id: string, reach: Reach): Promise<ShopEntry[]> {
  const { list } = await pickShops(db, company_id, { page, pageSize: SHOPS, order: 'asc' }, reach)
  const shops: ShopEntry[] = []
  for (const { distributor_id, name, banner, logo, tagList } of list) {
    const query = { page, pageSize: GOODS_OF_SHOP, sort: 'sales', order: 'desc', distributor_id } as const
    const sold = await pickGoods(db, company_id, query, reach)
    shops.push({
      shop_id: distributor_id,
      shop_name: name,
      shop_pic: banner,
      pathData: {
        linkPage: 'shop',
        linkPageLabel: '门店',
        distributor_id,
        title: name,
      } satisfies Link,
      banner,
      logo,
      tag_list: tagList.slice(0, 2),
      goods_list: sold.list.map(goodsEntry),
    })
  }
  return shops
}
