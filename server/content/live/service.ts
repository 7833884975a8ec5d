import { collectEntities, showsNearby, type EntityIds } from '@schemas/entities'
import type { PageJson } from '@schemas/page'
import type { LiveData } from '@schemas/page-data'
import type { Database } from '../../db/client'
import type { ViewingMember } from '../../pricing'
import type { OPERATOR } from '../../platform'
import { liveCategories } from './categories'
import { liveCoupons } from './coupons'
import { liveGoods } from './goods'
import { nearbyFallback } from './nearby'
import { liveShops } from './shops'

/** Visitors, members, or an operator who edits the page. */
type PageLooker = ViewingMember | null | typeof OPERATOR

/**
 * The rows behind all ids that a page names: one query for each kind, whatever the number of widgets.
 * @param looker whose prices goods have, and whose claims coupons count; null for visitors
 */
export async function loadLive(
  db: Database,
  company_id: string,
  ids: EntityIds,
  looker: PageLooker = null,
): Promise<LiveData> {
  const [goods, coupon, shop, category] = await Promise.all([
    liveGoods(db, company_id, ids.goods, looker),
    liveCoupons(db, company_id, ids.coupon, looker),
    liveShops(db, company_id, ids.shop, looker),
    liveCategories(db, company_id, ids.category),
  ])
  return { goods, coupon, shop, category }
}

/** The rows behind all that these pages draw, the shops nearby too where one of them shows those. */
export async function liveOf(
  db: Database,
  company_id: string,
  pages: readonly Pick<PageJson, 'widgets'>[],
  looker: PageLooker = null,
): Promise<LiveData> {
  const [live, nearby] = await Promise.all([
    loadLive(db, company_id, collectEntities(...pages), looker),
    pages.some(showsNearby) ? nearbyFallback(db, company_id) : undefined,
  ])
  return nearby ? { ...live, nearby } : live
}
