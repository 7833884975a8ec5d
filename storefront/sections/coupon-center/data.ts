import { COUPON_PAGE_SIZE } from '../../goods/figures'
import { ask, defineData } from '../section'

export default defineData({
  asks: () => ({
    coupons: ask('GET /getCardList', { query: { end_date: true, page_size: COUPON_PAGE_SIZE } }),
  }),
})
