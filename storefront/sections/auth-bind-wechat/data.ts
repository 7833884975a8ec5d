import { providersAsk } from '../../account/asks'
import { defineData } from '../section'

export default defineData({ asks: () => ({ providers: providersAsk() }) })
