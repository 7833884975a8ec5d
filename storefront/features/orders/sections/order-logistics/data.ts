import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ query }) {
    const order_id = query['order_id'] ?? ''
    return {
      order: ask('GET /order/{id}', { params: { id: order_id } }),
      parcels: ask('GET /delivery/lists', { query: { order_id } }),
    }
  },
})
