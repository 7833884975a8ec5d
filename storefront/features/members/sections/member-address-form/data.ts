import { texts } from '@storefront/shell/texts/address'
import { ask, defineData, type Asks } from '@storefront/shell/section/section'

/** Rule pages-3: address-add a new one, address-item-add?id= one that is written; one form. */
export default defineData({
  asks({ query }): Asks {
    const id = query['id'] ?? ''
    return id === '' ? {} : { address: ask('GET /member/address/{id}', { params: { id }, needed: true }) }
  },
  head: (_answers, { query }) => ({ title: query['id'] ? texts.edit : texts.add }),
})
