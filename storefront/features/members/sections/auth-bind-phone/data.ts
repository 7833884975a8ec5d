import { demoAsk } from '../../account/asks'
import { defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({ demo: demoAsk() }) })
