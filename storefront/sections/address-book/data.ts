import { texts } from '../../texts/address'
import { ask, defineData } from '../section'

export default defineData({
  asks: () => ({ addresses: ask('GET /member/addresslist', {}) }),
  head: () => ({ title: texts.choose }),
})
