import { texts } from '@storefront/features/content/texts/content'
import { defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({}),
  head: () => ({ title: texts.search }),
})
