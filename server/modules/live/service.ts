import type { EntityIds } from '@schemas/entities'
import type { LiveData } from '@schemas/page-data'
import type { Database } from '../../db/client'
import { liveCategories } from './categories'
import { liveCoupons } from './coupons'
import { liveGoods } from './goods'
import { liveShops } from './shops'

/** The rows behind all ids that a page names: one query for each kind, whatever the number of widgets. */
export async function loadLive(db: Database, company_id: string, ids: EntityIds): Promise<LiveData> {
  const [goods, coupon, shop, category] = await Promise.all([
    liveGoods(db, company_id, ids.goods),
    liveCoupons(db, company_id, ids.coupon),
    liveShops(db, company_id, ids.shop),
    liveCategories(db, company_id, ids.category),
  ])
  return { goods, coupon, shop, category }
}
