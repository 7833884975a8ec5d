import { defineData } from '@storefront/shell/section/section'

export default defineData({ asks: () => ({}) })
