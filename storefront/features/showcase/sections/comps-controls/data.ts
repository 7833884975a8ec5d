import { texts } from '../../texts/comps'
import { defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({}),
  head: () => ({ title: texts.controls }),
})
