import { constants } from '../../constants/table'
import { texts } from '../../texts/comps'
import { defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({}),
  own: () => ({ answers: { constants: { data: constants } } }),
  head: () => ({ title: texts.title }),
})
