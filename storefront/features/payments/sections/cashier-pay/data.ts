import { tradeIdIn } from '@storefront/shell/routing/pay-paths'
import { wayAt } from '../../ways'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ path, query }) {
    const trade_id = tradeIdIn(query)
    return {
      // an address without one says so
      trade: ask('GET /trade/detail', { query: { trade_id }, needed: trade_id !== '' }),
      methods: ask('GET /trade/payment/list', { query: { platform: wayAt(path)?.platform } }),
      accounts: ask('GET /order/offline/backaccount', {}),
      voucher: ask('GET /order/offline/get/voucher', { query: { order_id: trade_id } }),
    }
  },
  head(_answers, { path }) {
    const way = wayAt(path)
    return way ? { title: way.name } : {}
  },
})
