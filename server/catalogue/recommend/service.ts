import type { RecommendLikeAnswer, RecommendLikeQuery } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { shopsNotSelling, windowOf } from '../../platform'
import type { GoodsFilter } from '../goods/conditions'
import { goodsCount } from '../goods/figures'
import { goodsPage } from '../goods/repo'
import { onTheWire, type Viewer } from '../goods/wire'
import { boughtTogether, lookedAt, sameCategory, type Looked } from './repo'

const BY_SALES = 1
const AS_ASKED = 0
/** More than anybody scrolls through beside a good. */
const MOST = 60

/**
 * `promotions/recommendlike`. Beside a good: what was bought together with it, then its like, then what
 * sells best; 60 at most. Without one: all that can be bought now, what sells best first.
 */
export async function recommend(
  db: Database,
  viewer: Viewer,
  { item_id, page, pageSize }: RecommendLikeQuery,
): Promise<RecommendLikeAnswer> {
  const { company_id } = viewer
  const window = windowOf(page, pageSize)
  const looked = item_id === undefined ? undefined : await lookedAt(db, company_id, item_id)
  if (looked) return recommendBeside(db, viewer, looked, window)
  const hidden = await shopsNotSelling(db, company_id, viewer.member)
  const filter: GoodsFilter = { company_id, hidden, buyable: true }
  const [rows, count] = await Promise.all([goodsPage(db, filter, BY_SALES, window), goodsCount(db, filter)])
  return { list: await onTheWire(db, viewer, rows), count, total_count: count }
}

/** One window of the goods beside a good, which is never among them. */
export async function recommendBeside(
  db: Database,
  viewer: Viewer,
  looked: Looked,
  { limit, offset }: { limit: number; offset: number },
): Promise<RecommendLikeAnswer> {
  const { company_id } = viewer
  const hidden = await shopsNotSelling(db, company_id, viewer.member)
  const ids = await idsBeside(db, { company_id, hidden }, looked)
  const chosen = ids.slice(offset, offset + limit)
  const filter: GoodsFilter = { company_id, hidden, ids: chosen, item_type: looked.item_type }
  const rows =
    chosen.length === 0 ? [] : await goodsPage(db, filter, AS_ASKED, { limit: chosen.length, offset: 0 })
  return { list: await onTheWire(db, viewer, rows), count: ids.length, total_count: ids.length }
}

async function idsBeside(
  db: Database,
  { company_id, hidden }: Pick<GoodsFilter, 'company_id' | 'hidden'>,
  looked: Looked,
): Promise<string[]> {
  const bestSellers: GoodsFilter = { company_id, hidden, buyable: true, item_type: looked.item_type }
  const [together, alike, best] = await Promise.all([
    boughtTogether(db, { company_id, hidden }, looked, MOST),
    sameCategory(db, { company_id, hidden }, looked, MOST),
    goodsPage(db, bestSellers, BY_SALES, { limit: MOST, offset: 0 }),
  ])
  const all = new Set([...together, ...alike, ...best.map(({ goods_id }) => goods_id)])
  all.delete(looked.goods_id)
  return [...all].slice(0, MOST)
}
