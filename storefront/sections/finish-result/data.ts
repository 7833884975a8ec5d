import { tradeIdIn } from '../../paying/paths'
import { RECOMMENDED } from '../../goods/figures'
import { texts } from '../../texts/pay'
import { ask, defineData } from '../section'

/** Titles of the pages that tell an end; the others have the document's. */
const TITLES: Record<string, string> = {
  '/finish/success': texts.paid,
  '/finish/fail': texts.failedTitle,
}

export default defineData({
  asks({ query }) {
    const trade_id = tradeIdIn(query)
    return {
      trade: ask('GET /trade/detail', { query: { trade_id }, needed: true }),
      voucher: ask('GET /order/offline/get/voucher', { query: { order_id: trade_id } }),
      recommended: ask('GET /promotions/recommendlike', { query: { page: 1, pageSize: RECOMMENDED } }),
    }
  },
  head(_answers, { path }) {
    const title = TITLES[new URL(path, 'http://shop').pathname]
    return title === undefined ? {} : { title }
  },
})
