import { buyingOf } from '../../buying'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ query }) {
    const { cart_type, order_type, seckill_id } = buyingOf(query)
    return {
      addresses: ask('GET /member/addresslist', {}),
      cart: ask('GET /cart/list', { query: { cart_type } }),
      coupons: ask('GET /user/newGetCardList', { query: { cart_type, order_type, seckill_id } }),
    }
  },
})
