import { providersAsk } from '../../account/asks'
import { texts } from '../../texts/auth'
import { defineData } from '@storefront/shell/section/section'
import { isPhonesSide } from './side'

export default defineData({
  asks: () => ({ providers: providersAsk() }),
  head: (_answers, { path }) => (isPhonesSide(path) ? { title: texts.scanConfirm } : {}),
})
