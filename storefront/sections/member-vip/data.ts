import { ask, defineData } from '../section'

export default defineData({
  asks: () => ({ member: ask('GET /member', {}), offers: ask('GET /vipgrades/newlist', {}) }),
})
