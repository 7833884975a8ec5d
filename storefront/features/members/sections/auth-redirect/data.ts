import { defineData } from '@storefront/shell/section/section'

/** The code that a third party sent along is the browser's to exchange: it alone has what the exchange was begun with. */
export default defineData({ asks: () => ({}) })
