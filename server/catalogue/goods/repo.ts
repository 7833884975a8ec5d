import { sql } from 'drizzle-orm'
import type { GoodsItem } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { isWholeGoods, type GoodsFilter } from './filter-repo'
import {
  APPROVE_STATUS,
  categoryIds,
  PICS,
  specText,
  rateCount,
  storeOfGoods,
  storeOfItem,
  tagList,
} from '../fragments-repo'
import { pageKeys, type GoodsSort, type PageKey } from './page-keys-repo'
import { updateStockRanks } from './stock-rank-repo'

export type { GoodsSort } from './page-keys-repo'

const BY_STOCK = 5

/** Depends on the viewer and the time, or repeats another field. */
type Derived =
  | 'itemId'
  | 'itemName'
  | 'title'
  | 'sub_title'
  | 'bn'
  | 'image_default_id'
  | 'is_point'
  | 'valid_lucky'
  | 'act_price'
  | 'activity_price'
  | 'member_price'
  | 'promotion_activity'
  | 'promotion_tag'
  | 'promotion_name'

/** A row of a list in the shape of the API, without the derived fields. */
export type GoodsRow = Omit<GoodsItem, Derived>

/**
 * One window of the matching products, in order.
 * @param total counts the matching rows: far pages are then read from the end
 */
export async function goodsPage(
  db: Database,
  filter: GoodsFilter,
  sort: GoodsSort,
  window: PageWindow,
  total?: () => Promise<number>,
): Promise<GoodsRow[]> {
  if (sort === BY_STOCK) await updateStockRanks(db, filter.company_id)
  const keys = await pageKeys(db, filter, sort, window, total)
  return keys.length === 0 ? [] : rowsOf(db, filter, keys)
}

async function rowsOf(db: Database, filter: GoodsFilter, keys: PageKey[]): Promise<GoodsRow[]> {
  const { company_id } = filter
  const whole = isWholeGoods(filter)
  const { rows } = await db.execute<GoodsRow & Record<string, unknown>>(sql`
    select i.item_id, g.goods_id, g.default_item_id, i.item_id = g.default_item_id as is_default, g.nospec,
           g.item_name, g.brief, i.item_bn, i.barcode, g.item_unit,
           case when ${whole} then '' else ${specText(company_id)} end as item_spec_desc,
           i.price, i.market_price,
           case when ${whole} then ${storeOfGoods(company_id)} else ${storeOfItem(company_id)} end as store,
           g.sales, ${rateCount(company_id)} as rate_count,
           ${PICS} as pics, g.videos,
           ${APPROVE_STATUS} as approve_status,
           g.item_type, i.point, g.product_type, g.staff_goods::int as staff_goods, g.is_gift,
           coalesce(g.distributor_id, '0') as distributor_id,
           coalesce(g.brand_id, '') as brand_id, coalesce(b.brand_name, '') as goods_brand,
           coalesce(g.main_category_id, '') as item_category, ${categoryIds(company_id)} as item_cat_id,
           i.weight, i.volume, ${tagList(company_id)} as "tagList"
      from unnest(${column(keys, 'goods_id')}, ${column(keys, 'item_id')}) with ordinality as page (goods_id, item_id, at)
      join goods g on g.company_id = ${company_id} and g.goods_id = page.goods_id
      join goods_item i on i.company_id = ${company_id} and i.item_id = page.item_id
      left join brand b on b.company_id = g.company_id and b.brand_id = g.brand_id
     order by page.at`)
  return rows
}

const column = (keys: PageKey[], name: keyof PageKey) =>
  sql`${sql.param(keys.map((key) => key[name]))}::text[]`
