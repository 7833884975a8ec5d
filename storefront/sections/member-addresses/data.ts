import { ask, defineData } from '../section'

export default defineData({
  asks: () => ({ addresses: ask('GET /member/addresslist', {}) }),
})
