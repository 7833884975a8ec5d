import { demoAsk } from '../../account/asks'
import { ask, defineData } from '../section'

export default defineData({
  asks: () => ({ deletion: ask('GET /member/deletion', {}), demo: demoAsk() }),
})
