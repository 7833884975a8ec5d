import { texts } from '../../texts/aftersales'
import { ask, defineData } from '@storefront/shell/section/section'

/** An order's cases that its page names. */
const EARLIER = 20

export default defineData({
  asks({ query }) {
    const { order_id = '', aftersales_bn = '', from = '' } = query
    // what is changed, or was asked before
    const shown = aftersales_bn || from
    return {
      service: ask('GET /shops/setting', {}),
      remind: ask('GET /aftersales/remind/detail', {}),
      // of no order there is nothing to ask
      ...((order_id || aftersales_bn) && {
        view: ask('GET /aftersales/apply/view', { query: { order_id, aftersales_bn }, needed: true }),
      }),
      ...(order_id && {
        earlier: ask('GET /aftersales', { query: { order_id, page: 1, pageSize: EARLIER } }),
      }),
      ...(shown && {
        aftersale: ask('GET /aftersales/info', { query: { aftersales_bn: shown }, needed: true }),
      }),
    }
  },
  head: (_answers, { query }) => (query['aftersales_bn'] ? { title: texts.modify } : {}),
})
