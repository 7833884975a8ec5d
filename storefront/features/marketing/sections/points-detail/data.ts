import { RECOMMENDED } from '@storefront/features/catalogue'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ params }) {
    const item_id = params['id'] ?? ''
    return {
      goods: ask('GET /pointsmall/goods/items/{item_id}', { params: { item_id }, needed: true }),
      lovely: ask('GET /pointsmall/lovely/goods/items', {
        query: { item_id, page: 1, pageSize: RECOMMENDED },
      }),
      points: ask('GET /point/member/info', {}),
    }
  },
  head({ goods }, { params }) {
    const product = goods.data
    if (!product) return {}
    return {
      title: product.item_name,
      description: product.brief,
      canonical: `/pointitems/${params['id'] ?? ''}`,
    }
  },
})
