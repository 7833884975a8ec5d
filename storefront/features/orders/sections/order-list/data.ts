import { PAGE_SIZE } from '@storefront/shell/parts/paging'
import { readOrderQuery, timesOf } from '../../order-query'
import { isPointOrders } from '@storefront/shell/routing/order-paths'
import { texts } from '../../texts/orders'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ path, query }) {
    const { status, keywords, period, page } = readOrderQuery(query)
    return {
      orders: ask('GET /orders', {
        query: {
          page,
          pageSize: PAGE_SIZE,
          order_type: isPointOrders(path) ? 'normal_pointsmall' : 'normal',
          status,
          keywords,
          ...timesOf(period, Math.floor(Date.now() / 1000)),
        },
      }),
      counts: ask('GET /orderscount', {}),
    }
  },
  head: (_answers, { path }) => (isPointOrders(path) ? { title: texts.pointOrders } : {}),
})
