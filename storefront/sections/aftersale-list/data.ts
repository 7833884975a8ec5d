import { PAGE_SIZE } from '../../parts/paging'
import { ask, defineData } from '../section'
import { readSheetQuery } from './query'

export default defineData({
  asks({ query }) {
    const { status, keywords, page } = readSheetQuery(query)
    return {
      sheets: ask('GET /aftersales', {
        query: { page, pageSize: PAGE_SIZE, aftersales_status: status, keywords },
      }),
    }
  },
})
