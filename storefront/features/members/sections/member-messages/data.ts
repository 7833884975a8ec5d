import { ask, defineData } from '@storefront/shell/section/section'
import { MESSAGES_PER_PAGE, readMessagesQuery } from './query'

export default defineData({
  asks({ query }) {
    const { unread, page } = readMessagesQuery(query)
    return { messages: ask('GET /member/messages', { query: { unread, page, pageSize: MESSAGES_PER_PAGE } }) }
  },
})
