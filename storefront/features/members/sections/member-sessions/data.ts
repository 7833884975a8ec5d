import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({ sessions: ask('GET /member/sessions', {}) }) })
