import type { RecommendLikeAnswer, RecommendLikeQuery } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { windowOf, type PageWindow } from '../../db/paging'
import { shopsNotSelling } from '../../platform'
import type { GoodsFilter } from '../goods/filter-repo'
import { goodsCount } from '../goods/figures'
import { goodsPage } from '../goods/repo'
import { serializeGoods, type Viewer } from '../goods/serialize'
import { boughtTogether, viewedProduct, sameCategory, type ViewedProduct } from './repo'

const BY_SALES = 1
const AS_ASKED = 0
/** Most recommendations beside a product. */
const MOST = 60

/**
 * `promotions/recommendlike`. Beside a product: what was bought together with it, then products of its categories, then
 * best sellers; 60 at most. Without a product: all that can be bought now, best sellers first.
 */
export async function recommend(
  db: Database,
  viewer: Viewer,
  { item_id, page, pageSize }: RecommendLikeQuery,
): Promise<RecommendLikeAnswer> {
  const { company_id } = viewer
  const window = windowOf(page, pageSize)
  const viewed = item_id === undefined ? undefined : await viewedProduct(db, company_id, item_id)
  if (viewed) return recommendBeside(db, viewer, viewed, window)
  const hidden = await shopsNotSelling(db, company_id, viewer.member)
  const filter: GoodsFilter = { company_id, hidden, buyable: true }
  const [rows, count] = await Promise.all([goodsPage(db, filter, BY_SALES, window), goodsCount(db, filter)])
  return { list: await serializeGoods(db, viewer, rows), count, total_count: count }
}

/** One window of the recommendations beside a product; the product itself is left out. */
export async function recommendBeside(
  db: Database,
  viewer: Viewer,
  viewed: ViewedProduct,
  { limit, offset }: PageWindow,
): Promise<RecommendLikeAnswer> {
  const { company_id } = viewer
  const hidden = await shopsNotSelling(db, company_id, viewer.member)
  const ids = await idsBeside(db, { company_id, hidden }, viewed)
  const chosen = ids.slice(offset, offset + limit)
  const filter: GoodsFilter = { company_id, hidden, ids: chosen, item_type: viewed.item_type }
  const rows =
    chosen.length === 0 ? [] : await goodsPage(db, filter, AS_ASKED, { limit: chosen.length, offset: 0 })
  return { list: await serializeGoods(db, viewer, rows), count: ids.length, total_count: ids.length }
}

async function idsBeside(
  db: Database,
  { company_id, hidden }: Pick<GoodsFilter, 'company_id' | 'hidden'>,
  viewed: ViewedProduct,
): Promise<string[]> {
  const bestSellers: GoodsFilter = { company_id, hidden, buyable: true, item_type: viewed.item_type }
  const [together, alike, best] = await Promise.all([
    boughtTogether(db, { company_id, hidden }, viewed, MOST),
    sameCategory(db, { company_id, hidden }, viewed, MOST),
    goodsPage(db, bestSellers, BY_SALES, { limit: MOST, offset: 0 }),
  ])
  const all = new Set([...together, ...alike, ...best.map(({ goods_id }) => goods_id)])
  all.delete(viewed.goods_id)
  return [...all].slice(0, MOST)
}
