import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({ agreement: ask('GET /staff/agreement', {}), member: ask('GET /member', {}) }),
  head: ({ agreement }) => (agreement.data?.title ? { title: agreement.data.title } : {}),
})
