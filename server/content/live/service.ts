import { collectEntities, showsNearby, type DrawnIds } from '@schemas/entities'
import { collectRules, type RuleGoods } from '@schemas/goods-rules'
import type { PageJson } from '@schemas/page'
import { FALLBACK_AREA, NEARBY_AT_LEAST, type LiveData, type NearbyShops } from '@schemas/page-data'
import type { Database } from '../../db/client'
import type { ViewingMember } from '../../pricing'
import type { OperatorViewer } from '../../platform'
import { nearbyShops } from '../../shops'
import { liveCategories } from './categories-repo'
import { liveCoupons } from './coupons-repo'
import { liveGoods } from './goods-repo'
import { liveShops } from './shops-repo'
import { ruleGoods } from './rule-goods'

/** A visitor, a member, or an operator who edits the page. */
type PageLooker = ViewingMember | null | OperatorViewer

/**
 * The rows of all ids in a page: one query for each kind, whatever the number of widgets.
 * @param looker the member whose prices are shown; null for visitors
 */
export async function loadLive(
  db: Database,
  company_id: string,
  ids: DrawnIds,
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

/** These ids with the products that rules have found. */
export const withFound = (ids: DrawnIds, found: RuleGoods): DrawnIds => ({
  ...ids,
  goods: [...new Set([...ids.goods, ...Object.values(found).flat()])],
})

/** The rows of all ids in these pages, what their rules find, and the shops nearby if one of the pages shows them. */
export async function liveOf(
  db: Database,
  company_id: string,
  pages: readonly Pick<PageJson, 'widgets'>[],
  looker: PageLooker = null,
): Promise<LiveData> {
  const rules = await ruleGoods(db, company_id, collectRules(...pages), looker)
  const [live, nearby] = await Promise.all([
    loadLive(db, company_id, withFound(collectEntities(...pages), rules), looker),
    pages.some(showsNearby) ? nearbyFallback(db, company_id) : undefined,
  ])
  return { ...live, ...(Object.keys(rules).length > 0 && { rules }), ...(nearby && { nearby }) }
}

/** Shops that are shown at first (rule widgets-7). */
const MOST = 10

/** The shops of the fallback area, drawn by the server, which does not know the shopper's position (rule shops-2). */
export async function nearbyFallback(db: Database, company_id: string): Promise<NearbyShops> {
  const { list, tagList } = await nearbyShops(db, company_id, null, {
    ...FALLBACK_AREA,
    at_least: NEARBY_AT_LEAST,
    type: 1,
    page: 1,
    pageSize: MOST,
    sort_type: 1,
    show_discount: false,
  })
  return {
    list: list.map(({ distributor_id, name, logo, banner, address, lng, lat, tagList: tags }) => ({
      distributor_id,
      name,
      logo,
      banner,
      address,
      lng,
      lat,
      tagList: tags.map(({ tag_id, tag_name }) => ({ tag_id, tag_name })),
    })),
    tagList: tagList.map(({ tag_id, tag_name }) => ({ tag_id, tag_name })),
  }
}
