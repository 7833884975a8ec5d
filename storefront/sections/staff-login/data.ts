import { demoAsk } from '../../account/asks'
import { defineData } from '../section'

export default defineData({ asks: () => ({ demo: demoAsk() }) })
