import { outcomeOf, endAt, endShown, type End } from './end'
import { tradeIdIn } from '@storefront/shell/routing/pay-paths'
import { RECOMMENDED } from '@storefront/features/catalogue'
import { texts } from '../../texts/pay'
import { ask, defineData } from '@storefront/shell/section/section'

/** Titles of pages that tell an end, whatever their address claims; the others have the document's. */
const TITLES: Partial<Record<End, string>> = { success: texts.paid, fail: texts.failedTitle }

export default defineData({
  asks({ query }) {
    const trade_id = tradeIdIn(query)
    return {
      // how a payment ended may be told without one
      trade: ask('GET /trade/detail', { query: { trade_id }, needed: trade_id !== '' }),
      orders: ask('GET /trade.payment.tradeList', { query: { payment_id: trade_id } }),
      voucher: ask('GET /order/offline/get/voucher', { query: { order_id: trade_id } }),
      recommended: ask('GET /promotions/recommendlike', { query: { page: 1, pageSize: RECOMMENDED } }),
    }
  },
  head({ trade, voucher }, { path }) {
    const claimed = endAt(path)
    const end = trade.data && endShown(claimed, outcomeOf(trade.data, voucher.data))
    const title = end && TITLES[end]
    return title === undefined ? {} : { title }
  },
})
