import { texts } from '../../texts/comps'
import { defineData } from '../section'

export default defineData({
  asks: () => ({}),
  head: () => ({ title: texts.controls }),
})
