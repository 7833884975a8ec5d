import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: ({ query }) => ({
    agreement: ask('GET /shops/protocol', { query: { type: query['type'] } as never, needed: true }),
  }),
  head: ({ agreement }) => (agreement.data ? { title: agreement.data.title } : { noindex: true }),
})
