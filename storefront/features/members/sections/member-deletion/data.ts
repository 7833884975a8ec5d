import { demoAsk } from '../../account/asks'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({ deletion: ask('GET /member/deletion', {}), demo: demoAsk() }),
})
