import type {
  GoodsFacetsOfAnswer,
  GoodsFacetsOfQuery,
  GoodsItemsAnswer,
  GoodsItemsQuery,
  Tdk,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { settingOf, shopNameOf, shopsNotSelling, windowOf } from '../../platform'
import { categoryName } from '../categories/repo'
import type { GoodsFilter } from './conditions'
import { CNY } from './currency'
import { facetsOnTheWire } from './facets'
import { goodsCount, goodsFacets } from './figures'
import { lookedFor } from './looked-for'
import { goodsPage } from './repo'
import { onTheWire, type Viewer } from './wire'

/** `goods/items`. */
export async function listGoods(
  db: Database,
  viewer: Viewer,
  query: GoodsItemsQuery,
): Promise<GoodsItemsAnswer> {
  const { company_id, member } = viewer
  const wider: GoodsFilter = {
    company_id,
    hidden: await shopsNotSelling(db, company_id, member),
    perItem: !query.is_default,
    ids: query.item_id,
    ...(await lookedFor(db, company_id, query)),
    goods_id: query.goods_id,
    start_price: query.start_price,
    end_price: query.end_price,
    distributor_id: query.distributor_id,
    item_type: query.item_type,
    card_id: query.card_id,
    forStaff: member?.staff ?? false,
  }
  const { brand_id: brands, tag_id: tags, item_params: params, regions_id: region_id } = query
  const filter: GoodsFilter = { ...wider, brands, tags, params, region_id }
  const counting = goodsCount(db, filter)
  const window = windowOf(query.page, query.pageSize)
  const [list, count, facets, tdk_data] = await Promise.all([
    goodsPage(db, filter, query.goodsSort, window, () => counting).then((rows) =>
      onTheWire(db, viewer, rows),
    ),
    counting,
    goodsFacets(db, wider),
    query.is_tdk ? tdkOf(db, company_id, query) : undefined,
  ])
  return {
    list,
    count,
    total_count: count,
    ...facetsOnTheWire(facets),
    cur: CNY,
    ...(tdk_data && { tdk_data }),
  }
}

/** What a category or a search can be narrowed by. */
export async function facetsOf(
  db: Database,
  { company_id, member }: Viewer,
  query: GoodsFacetsOfQuery,
): Promise<GoodsFacetsOfAnswer> {
  const { distributor_id } = query
  const looked = await lookedFor(db, company_id, query)
  const hidden = await shopsNotSelling(db, company_id, member)
  const filter: GoodsFilter = {
    distributor_id,
    ...looked,
    company_id,
    hidden,
    forStaff: member?.staff ?? false,
  }
  return facetsOnTheWire(await goodsFacets(db, filter))
}

/** The title names what is listed: the keyword, else the category, else the shop as a whole. */
async function tdkOf(db: Database, company_id: string, query: GoodsItemsQuery): Promise<Tdk> {
  const category = query.category_id ?? query.main_category
  const [tdk, shop, listed] = await Promise.all([
    settingOf(db, company_id, 'tdk'),
    shopNameOf(db, company_id),
    query.keywords ?? (category === undefined ? undefined : categoryName(db, company_id, category)),
  ])
  return {
    title: listed ? `${listed} – ${shop}` : tdk.title || shop,
    mate_keywords: [listed, tdk.mate_keywords].filter(Boolean).join(','),
    mate_description: tdk.mate_description,
  }
}
