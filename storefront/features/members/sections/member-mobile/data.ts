import { demoAsk } from '../../account/asks'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({ member: ask('GET /member', {}), demo: demoAsk() }) })
