import { ask, defineData } from '../section'

export default defineData({ asks: () => ({ sessions: ask('GET /member/sessions', {}) }) })
