import type {
  CategoryRoot,
  PointsGoodsItemsAnswer,
  PointsGoodsItemsQuery,
  PointsLovelyAnswer,
  PointsLovelyQuery,
  PointsSettingAnswer,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { windowOf } from '../../db/paging'
import { settingOf, shopsNotSelling } from '../../platform'
import {
  categoriesOf,
  categoryTree,
  CNY,
  goodsCount,
  goodsFacets,
  type GoodsFilter,
  goodsPage,
  viewedProduct,
  searchFilter,
  serializeGoods,
  recommendBeside,
  type Viewer,
} from '../../catalogue'
import { categoriesWithArticles } from './repo'

const POINTS_MALL = 'pointsmall'
const BY_SALES = 1

/** `pointsmall/goods/items` (rule points-5): filtered and sorted by points. */
export async function listArticles(
  db: Database,
  viewer: Viewer,
  query: PointsGoodsItemsQuery,
): Promise<PointsGoodsItemsAnswer> {
  const { page, pageSize, goodsSort, brand_id: brands, start_price, end_price } = query
  const { company_id } = viewer
  const looked = await searchFilter(db, company_id, query)
  const hidden = await shopsNotSelling(db, company_id, viewer.member)
  const wider: GoodsFilter = { company_id, hidden, ...looked, start_price, end_price, item_type: POINTS_MALL }
  const filter: GoodsFilter = { ...wider, brands }
  const [rows, count, { brands: found }] = await Promise.all([
    goodsPage(db, filter, goodsSort, windowOf(page, pageSize)),
    goodsCount(db, filter),
    goodsFacets(db, wider),
  ])
  return {
    list: await serializeGoods(db, viewer, rows),
    count,
    total_count: count,
    brand_list: { total_count: found.length, list: found },
    cur: CNY,
  }
}

/** Articles similar to one, or without one those that are redeemed most. */
export async function lovelyArticles(
  db: Database,
  viewer: Viewer,
  { item_id, page, pageSize }: PointsLovelyQuery,
): Promise<PointsLovelyAnswer> {
  const { company_id } = viewer
  const window = windowOf(page, pageSize)
  const looked = item_id === undefined ? undefined : await viewedProduct(db, company_id, item_id)
  if (looked?.item_type === POINTS_MALL) return recommendBeside(db, viewer, looked, window)
  const hidden = await shopsNotSelling(db, company_id, viewer.member)
  const filter: GoodsFilter = { company_id, hidden, item_type: POINTS_MALL, buyable: true }
  const [rows, count] = await Promise.all([goodsPage(db, filter, BY_SALES, window), goodsCount(db, filter)])
  return { list: await serializeGoods(db, viewer, rows), count, total_count: count }
}

/** The sales categories that contain articles. */
export async function articleCategories(db: Database, company_id: string): Promise<CategoryRoot[]> {
  const [rows, used] = await Promise.all([
    categoriesOf(db, company_id, false),
    categoriesWithArticles(db, company_id),
  ])
  return categoryTree(rows.filter(({ category_id }) => used.has(category_id)))
}

export async function mallSetting(db: Database, company_id: string): Promise<PointsSettingAnswer> {
  const setting = await settingOf(db, company_id, 'points_mall')
  const { brand_openstatus, cat_openstatus, point_openstatus, point_section } = setting
  return {
    pc_banner: setting.pc_banner,
    screen: {
      brand_openstatus,
      cat_openstatus,
      point_openstatus,
      point_section: point_section.map(({ low, high }) => [low, high]),
    },
    entrance: {
      mobile_openstatus: setting.mobile_openstatus,
      pc_openstatus: setting.pc_openstatus,
    },
  }
}
