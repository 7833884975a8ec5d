import { PAGE_SIZE } from '@storefront/shell/parts/paging'
import { ask, defineData } from '@storefront/shell/section/section'
import { readCasesQuery } from './query'

export default defineData({
  asks({ query }) {
    const { status, keywords, page } = readCasesQuery(query)
    return {
      aftersales: ask('GET /aftersales', {
        query: { page, pageSize: PAGE_SIZE, aftersales_status: status, keywords },
      }),
    }
  },
})
