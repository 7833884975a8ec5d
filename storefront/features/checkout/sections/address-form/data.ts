import { texts } from '@storefront/shell/texts/address'
import { ask, defineData, type Asks } from '@storefront/shell/section/section'

export default defineData({
  asks({ query }): Asks {
    const id = query['id'] ?? ''
    return id === '' ? {} : { address: ask('GET /member/address/{id}', { params: { id }, needed: true }) }
  },
  head: (_answers, { query }) => ({ title: query['id'] ? texts.edit : texts.add }),
})
