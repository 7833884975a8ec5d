import styleSheet from '@engine/render/tokens.css?raw'
import { constants } from '../../constants/table'
import { texts } from '../../texts/comps'
import { defineData } from '@storefront/shell/section/section'
import { tokensOf } from './tokens'

export default defineData({
  asks: () => ({}),
  own: () => ({ answers: { constants: { data: constants }, tokens: { data: tokensOf(styleSheet) } } }),
  head: () => ({ title: texts.title }),
})
