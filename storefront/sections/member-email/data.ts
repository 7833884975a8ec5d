import { demoAsk } from '../../account/asks'
import { ask, defineData } from '../section'

export default defineData({ asks: () => ({ member: ask('GET /member', {}), demo: demoAsk() }) })
