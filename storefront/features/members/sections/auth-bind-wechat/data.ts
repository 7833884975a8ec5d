import { providersAsk } from '../../account/asks'
import { defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({ providers: providersAsk() }) })
