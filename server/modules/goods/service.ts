import type {
  GoodsItem,
  GoodsItemsAnswer,
  GoodsItemsQuery,
  RecommendLikeAnswer,
  RecommendLikeQuery,
  Tdk,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { windowOf } from '../../http/paging'
import { settingOf } from '../settings/repo'
import { shopNameOf } from '../settings/shop-name'
import { categoryName } from '../categories/repo'
import type { GoodsFilter } from './conditions'
import { goodsCount, goodsFacets, goodsPage, type GoodsRow } from './repo'

const BY_SALES = 1
const CNY = { currency: 'CNY', symbol: '¥' }

/** provider-api §9 `goods/items`. */
export async function listGoods(
  db: Database,
  company_id: string,
  query: GoodsItemsQuery,
): Promise<GoodsItemsAnswer> {
  const wider: GoodsFilter = {
    company_id,
    perItem: !query.is_default,
    ids: query.item_id,
    keywords: query.keywords,
    goods_id: query.goods_id,
    category_id: query.category_id,
    main_category: query.main_category,
    start_price: query.start_price,
    end_price: query.end_price,
    distributor_id: query.distributor_id,
    item_type: query.item_type,
  }
  const filter: GoodsFilter = {
    ...wider,
    brands: query.brand_id,
    tags: query.tag_id,
    params: query.item_params,
  }
  const [rows, count, facets, tdk_data] = await Promise.all([
    goodsPage(db, filter, query.goodsSort, windowOf(query.page, query.pageSize)),
    goodsCount(db, filter),
    goodsFacets(db, wider),
    query.is_tdk ? tdkOf(db, company_id, query) : undefined,
  ])
  return {
    list: rows.map(onTheWire),
    count,
    total_count: count,
    brand_list: { total_count: facets.brands.length, list: facets.brands },
    select_tags_list: facets.tags,
    item_params_list: facets.params,
    cur: CNY,
    ...(tdk_data && { tdk_data }),
  }
}

/** provider-api §4 `promotions/recommendlike`: what sells best of what can be bought now. */
export async function recommendGoods(
  db: Database,
  company_id: string,
  { page, pageSize }: RecommendLikeQuery,
): Promise<RecommendLikeAnswer> {
  const filter: GoodsFilter = { company_id, buyable: true }
  const [rows, count] = await Promise.all([
    goodsPage(db, filter, BY_SALES, windowOf(page, pageSize)),
    goodsCount(db, filter),
  ])
  return { list: rows.map(onTheWire), count, total_count: count }
}

const onTheWire = (row: GoodsRow): GoodsItem => ({
  ...row,
  itemId: row.item_id,
  itemName: row.item_name,
  promotion_activity: [],
})

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
