import { texts } from '@storefront/shell/texts/address'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({ addresses: ask('GET /member/addresslist', {}) }),
  head: () => ({ title: texts.choose }),
})
