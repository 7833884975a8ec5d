import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({ fields: ask('GET /member/setting', {}), member: ask('GET /member', {}) }),
})
