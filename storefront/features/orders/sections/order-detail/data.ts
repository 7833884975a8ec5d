import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ params }) {
    const { id = '' } = params
    return {
      order: ask('GET /order/{id}', { params: { id }, needed: true }),
      // refused for what is not fetched, empty where nothing was transferred
      pickup: ask('GET /ziticode', { query: { order_id: id } }),
      voucher: ask('GET /order/offline/get/voucher', { query: { order_id: id } }),
      // none before it is sent
      parcels: ask('GET /delivery/lists', { query: { order_id: id } }),
      service: ask('GET /shops/setting', {}),
      counts: ask('GET /orderscount', {}),
    }
  },
})
