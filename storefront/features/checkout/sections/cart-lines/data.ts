import { RECOMMENDED } from '@storefront/features/catalogue'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({
    cart: ask('GET /cart/list', { query: { shop_type: 'distributor' } }),
    coupons: ask('GET /cart/coupons', {}),
    viewed: ask('GET /member/browse/history/list', { query: { page: 1, pageSize: RECOMMENDED } }),
    recommended: ask('GET /promotions/recommendlike', { query: { page: 1, pageSize: RECOMMENDED } }),
  }),
})
