import { ask, defineData } from '@storefront/shell/section/section'
import { ENTRIES_PER_PAGE, readPointsQuery } from './query'

export default defineData({
  asks({ query }) {
    const { way, page } = readPointsQuery(query)
    return {
      balance: ask('GET /point/member/info', {}),
      entries: ask('GET /point/member', {
        query: { page_no: page, page_size: ENTRIES_PER_PAGE, outin_type: way === '' ? undefined : way },
      }),
    }
  },
})
