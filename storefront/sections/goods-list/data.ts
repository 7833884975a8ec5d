import { ask, defineData } from '../section'
import { centsOfYuan, LIST_PAGE_SIZE, readListQuery } from './list-query'

export default defineData({
  asks({ query }) {
    const list = readListQuery(query)
    return {
      items: ask('GET /goods/items', {
        query: {
          page: list.page,
          pageSize: LIST_PAGE_SIZE,
          keywords: list.keywords,
          tag_id: list.tag === '' ? [] : [list.tag],
          category_id: list.cat_id,
          main_category: list.main_category,
          brand_id: list.brand_id,
          item_params: list.params.map((pair) => {
            const [attribute_id = '', attribute_value_id = ''] = pair.split(':')
            return { attribute_id, attribute_value_id }
          }),
          start_price: centsOfYuan(list.start_price),
          end_price: centsOfYuan(list.end_price),
          goodsSort: list.sort,
        },
      }),
      categories: ask('GET /goods/category', {}),
    }
  },
})
