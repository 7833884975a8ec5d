import { texts } from '../../texts/search'
import { defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({}),
  head: () => ({ title: texts.search }),
})
