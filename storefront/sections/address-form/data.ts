import { texts } from '../../texts/address'
import { ask, defineData, type Asks } from '../section'

export default defineData({
  asks({ query }): Asks {
    const id = query['id'] ?? ''
    return id === '' ? {} : { address: ask('GET /member/address/{id}', { params: { id }, needed: true }) }
  },
  head: (_answers, { query }) => ({ title: query['id'] ? texts.edit : texts.add }),
})
