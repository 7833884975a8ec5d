import { demoAsk } from '../../account/asks'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({
    member_register: ask('GET /shops/protocol', { query: { type: 'member_register' } }),
    privacy: ask('GET /shops/protocol', { query: { type: 'privacy' } }),
    demo: demoAsk(),
  }),
})
