import { tradeIdIn } from '@storefront/shell/routing/pay-paths'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ query }) {
    const trade_id = tradeIdIn(query)
    return {
      // an address without one says so
      trade: ask('GET /trade/detail', { query: { trade_id }, needed: trade_id !== '' }),
      orders: ask('GET /trade.payment.tradeList', { query: { payment_id: trade_id } }),
      voucher: ask('GET /order/offline/get/voucher', { query: { order_id: trade_id } }),
      // only the browser knows on which platform it pays
      pc: ask('GET /trade/payment/list', { query: { platform: 'pc' } }),
      h5: ask('GET /trade/payment/list', { query: { platform: 'h5' } }),
      wxPlatform: ask('GET /trade/payment/list', { query: { platform: 'wxPlatform' } }),
    }
  },
})
