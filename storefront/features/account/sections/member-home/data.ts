import { RECOMMENDED } from '@storefront/features/catalogue'
import { ask, defineData } from '@storefront/shell/section/section'

export const LATEST_ORDERS = 3

export default defineData({
  asks: () => ({
    member: ask('GET /member', {}),
    held: ask('GET /member/statistical', {}),
    counts: ask('GET /orderscount', {}),
    orders: ask('GET /orders', { query: { page: 1, pageSize: LATEST_ORDERS } }),
    recommended: ask('GET /promotions/recommendlike', { query: { page: 1, pageSize: RECOMMENDED } }),
  }),
})
