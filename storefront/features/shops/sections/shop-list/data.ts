import { nearbyQuery, readShopsQuery } from '../../query'
import { texts } from '../../texts/shops'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: ({ query }) => ({
    shops: ask('GET /distributor/list', {
      query: { ...nearbyQuery(readShopsQuery(query), null), show_areas: true },
    }),
  }),
  head: (_answers, { query }) => ({
    title: texts.nearShops,
    ...(query['name'] && { noindex: true }),
  }),
})
