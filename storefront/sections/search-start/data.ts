import { texts } from '../../texts/content'
import { defineData } from '../section'

export default defineData({
  asks: () => ({}),
  head: () => ({ title: texts.search }),
})
