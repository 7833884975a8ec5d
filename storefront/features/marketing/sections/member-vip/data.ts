import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({ member: ask('GET /member', {}), offers: ask('GET /vipgrades/newlist', {}) }),
})
