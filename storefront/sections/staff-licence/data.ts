import { ask, defineData } from '../section'

export default defineData({
  asks: () => ({ agreement: ask('GET /staff/agreement', {}), member: ask('GET /member', {}) }),
  head: ({ agreement }) => (agreement.data?.title ? { title: agreement.data.title } : {}),
})
