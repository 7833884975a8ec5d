import { COUPON_PAGE_SIZE } from '@storefront/features/catalogue'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({
    coupons: ask('GET /getCardList', { query: { end_date: true, page_size: COUPON_PAGE_SIZE } }),
  }),
})
