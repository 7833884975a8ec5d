import { ask, defineData } from '../section'

export default defineData({
  asks: () => ({ fields: ask('GET /member/setting', {}), member: ask('GET /member', {}) }),
})
