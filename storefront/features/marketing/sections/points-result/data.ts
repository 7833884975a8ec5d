import { RECOMMENDED } from '@storefront/features/catalogue'
import { tradeIdIn } from '@storefront/shell/routing/pay-paths'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ query }) {
    const trade_id = tradeIdIn(query)
    return {
      // an address without one says so
      trade: ask('GET /trade/detail', { query: { trade_id }, needed: trade_id !== '' }),
      orders: ask('GET /trade.payment.tradeList', { query: { payment_id: trade_id } }),
      points: ask('GET /point/member/info', {}),
      lovely: ask('GET /pointsmall/lovely/goods/items', { query: { page: 1, pageSize: RECOMMENDED } }),
    }
  },
})
