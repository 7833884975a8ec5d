import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({ categories: ask('GET /goods/category', {}) }) })
