import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ query }) {
    const { order_id = '' } = query
    return {
      // of no order there is nothing to ask
      ...(order_id && {
        order: ask('GET /order/{id}', { params: { id: order_id }, needed: true }),
        own: ask('GET /order/rate/mine', { query: { order_id } }),
      }),
    }
  },
})
