import { pageOf } from '@storefront/shell/routing/query'
import { ask, defineData } from '@storefront/shell/section/section'
import { FOOTPRINTS_PER_PAGE } from './days'

export default defineData({
  asks: ({ query }) => ({
    footprints: ask('GET /member/browse/history/list', {
      query: { page: pageOf(query), pageSize: FOOTPRINTS_PER_PAGE },
    }),
  }),
})
