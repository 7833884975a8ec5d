import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({
    member: ask('GET /member', {}),
    grades: ask('GET /member/grades', {}),
    offers: ask('GET /vipgrades/newlist', {}),
  }),
})
