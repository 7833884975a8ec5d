import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { RECOMMENDED } from '@storefront/features/catalogue'
import { ask, defineData } from '@storefront/shell/section/section'
import { readPointsQuery } from './query'

export default defineData({
  asks({ query }) {
    const { keywords, cat_id, brand_id, points, sort, page } = readPointsQuery(query)
    return {
      items: ask('GET /pointsmall/goods/items', {
        query: {
          page,
          pageSize: LIST_PAGE_SIZE,
          keywords,
          category_id: cat_id,
          brand_id,
          start_price: points?.[0],
          end_price: points?.[1],
          goodsSort: sort,
        },
      }),
      categories: ask('GET /pointsmall/goods/category', {}),
      setting: ask('GET /pointsmall/setting', {}),
      lovely: ask('GET /pointsmall/lovely/goods/items', { query: { page: 1, pageSize: RECOMMENDED } }),
      points: ask('GET /point/member/info', {}),
    }
  },
})
