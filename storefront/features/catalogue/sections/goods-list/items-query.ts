import type { GoodsItemsQuery } from '@schemas/generated/api'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { SORTS } from '../../sorts'
import { centsOfYuan, paramOf, type ListQuery } from './list-query'

/** The list as `goods/items` is asked for it. */
export const itemsQuery = (list: ListQuery): Partial<GoodsItemsQuery> => ({
  page: list.page,
  pageSize: LIST_PAGE_SIZE,
  keywords: list.keywords || undefined,
  tag_id: list.tag === '' ? undefined : [list.tag],
  category_id: list.cat_id || undefined,
  main_category: list.main_category || undefined,
  card_id: list.card_id || undefined,
  promotion_id: list.promotion_id || undefined,
  brand_id: list.brand_id.length > 0 ? list.brand_id : undefined,
  distributor_id: list.distributor_id || undefined,
  item_params: list.params.length > 0 ? list.params.map(paramOf) : undefined,
  start_price: centsOfYuan(list.start_price),
  end_price: centsOfYuan(list.end_price),
  goodsSort: ORDERS[SORTS.indexOf(list.sort)],
})

/** `SORTS` as numbers. */
const ORDERS = [0, 1, 2, 3, 4] as const
