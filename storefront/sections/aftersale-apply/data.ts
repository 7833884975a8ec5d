import { ask, defineData } from '../section'

/** An order's sheets that its page names. */
const EARLIER = 20

export default defineData({
  asks({ query }) {
    const { order_id = '', aftersales_bn = '', from = '' } = query
    // what is changed, or was asked before
    const shown = aftersales_bn || from
    return {
      view: ask('GET /aftersales/apply/view', { query: { order_id, aftersales_bn }, needed: true }),
      remind: ask('GET /aftersales/remind/detail', {}),
      ...(order_id && {
        earlier: ask('GET /aftersales', { query: { order_id, page: 1, pageSize: EARLIER } }),
      }),
      ...(shown && {
        sheet: ask('GET /aftersales/info', { query: { aftersales_bn: shown }, needed: true }),
      }),
    }
  },
})
