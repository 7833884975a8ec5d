import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: ({ params: { id = '' } }) => ({
    order: ask('GET /order/{id}', { params: { id }, needed: true }),
  }),
})
