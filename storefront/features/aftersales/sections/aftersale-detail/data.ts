import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: ({ params }) => ({
    aftersale: ask('GET /aftersales/info', { query: { aftersales_bn: params['id'] ?? '' }, needed: true }),
    service: ask('GET /shops/setting', {}),
    couriers: ask('GET /delivery/corps', {}),
  }),
})
