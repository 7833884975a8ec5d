import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: () => ({
    addresses: ask('GET /member/addresslist', {}),
    cart: ask('GET /cart/list', { query: { cart_type: 'fastbuy', shop_type: 'pointsmall' } }),
  }),
})
