import { sql, type SQL } from 'drizzle-orm'
import type { PickGoodsQuery } from '@schemas/generated/api'
import type { LiveGoods } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'
import { searchFilter, matching, STORE_OF_GOODS } from '../../catalogue'
import { liveGoods } from '../live/goods'
import { OPERATOR, shopsNotSelling } from '../../platform'
import { findIds, orderedBy, pick, type Picked } from './picker'

const LAST = sql`g.sort, g.goods_id`

const COLUMNS: Record<NonNullable<PickGoodsQuery['sort']>, SQL> = {
  price: sql`i.price`,
  sales: sql`g.sales`,
  store: STORE_OF_GOODS,
  created: sql`g.created`,
}

/** Goods that may stand on a page: what shoppers can see, as the shop's own search finds it. */
export async function pickGoods(
  db: Database,
  company_id: string,
  query: PickGoodsQuery,
): Promise<Picked<LiveGoods>> {
  const { keyword, distributor_id, category_id, sort, order } = query
  const looked = await searchFilter(db, company_id, { keywords: keyword, category_id })
  const hidden = await shopsNotSelling(db, company_id, OPERATOR)
  const found = matching({ company_id, hidden, ...looked, distributor_id })
  return pick(
    query,
    (window) =>
      findIds(db, {
        id: sql`g.goods_id`,
        matching: found,
        order: sort ? orderedBy(COLUMNS[sort], order, LAST) : closest(keyword),
        window,
      }),
    (ids) => liveGoods(db, company_id, ids, OPERATOR),
  )
}

/** A name that says it word for word goes before one that only has all its words. */
const closest = (keyword = '') =>
  keyword.trim() === '' ? LAST : sql`(g.item_name ilike ${containing(keyword.trim())}) desc, ${LAST}`
