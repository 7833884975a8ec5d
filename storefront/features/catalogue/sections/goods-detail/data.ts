import { encodePart } from '@engine'
import { RECOMMENDED, REVIEWS } from '../../figures'
import { productLd } from '../../json-ld'
import { breadcrumbLd } from '@storefront/shell/parts/breadcrumb-ld'
import { ask, defineData } from '@storefront/shell/section/section'
import { crumbsOf } from './crumbs'

export default defineData({
  asks({ params, query }) {
    const item_id = params['id'] ?? ''
    return {
      goods: ask('GET /goods/items/{item_id}', {
        params: { item_id },
        query: { distributor_id: query['distributor_id'], is_tdk: '1' },
        needed: true,
      }),
      recommended: ask('GET /promotions/recommendlike', {
        query: { page: 1, pageSize: RECOMMENDED, item_id },
      }),
      delivery: ask('GET /goods/delivery/{item_id}', {
        params: { item_id },
        query: { distributor_id: query['distributor_id'] },
      }),
      service: ask('GET /shops/setting', {}),
      rates: ask('GET /order/rate/list', { query: { item_id, page: 1, pageSize: REVIEWS } }),
    }
  },
  head({ goods }, { params, origin }) {
    const product = goods.data
    if (!product) return {}
    const { tdk_data } = product
    const path = `/items/${encodePart(params['id'] ?? '')}`
    return {
      title: tdk_data?.title || product.item_name,
      description: tdk_data?.mate_description || product.brief,
      ...(tdk_data?.mate_keywords && { keywords: tdk_data.mate_keywords }),
      canonical: path,
      jsonLd: [productLd(product, { origin, path }), breadcrumbLd(crumbsOf(product), origin)],
    }
  },
})
