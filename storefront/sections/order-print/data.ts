import { ask, defineData } from '../section'

export default defineData({
  asks: ({ params: { id = '' } }) => ({
    order: ask('GET /order/{id}', { params: { id }, needed: true }),
  }),
})
