import { approve, exchange, takeIn } from '@server/aftersales/decisions/decide'
import { aftersaleKit, BY } from '@tests/helpers/aftersales'
import { paidOrder } from '@tests/helpers/orders'
import type { SampleContext, Samples } from './sample'

const DETAIL = '[{"id":"1","num":1}]'

const order = async ({ app, member }: SampleContext) => {
  const { order_id } = await paidOrder(app, { user_id: member.user_id })
  return { order_id }
}

/** An after-sale that waits for the shop's answer. */
const sheet = async (context: SampleContext) => {
  const { order_id } = await order(context)
  const { aftersales_bn } = await aftersaleKit(context.app).applied(context.member, order_id)
  return { aftersales_bn }
}

export const samples: Samples = {
  'GET /aftersales/reason/list': [{}],
  'GET /aftersales/remind/detail': [{}],
  'GET /aftersales': [
    async (context) => {
      await sheet(context)
      return {}
    },
    { query: '?keywords=%E5%95%86%E5%93%811' },
    { query: '?page=1&pageSize=50&aftersales_status=0&aftersales_type=ONLY_REFUND&order_id=1' },
  ],
  'GET /aftersales/info': [
    async (context) => ({ query: await sheet(context) }),
    async (context) => ({ query: { ...(await sheet(context)), item_id: '1' } }),
  ],
  'POST /aftersales': [
    async (context) => ({
      body: {
        ...(await order(context)),
        detail: DETAIL,
        aftersales_type: 'ONLY_REFUND',
        reason: '质量问题',
        description: '有划痕',
        evidence_pic: [],
      },
    }),
  ],
  'POST /aftersales/modify': [
    async (context) => ({
      body: {
        ...(await sheet(context)),
        detail: [{ id: '1', num: 1 }],
        aftersales_type: 'ONLY_REFUND',
        reason: '物流破损',
        refund_fee: 100,
      },
    }),
  ],
  'POST /aftersales/close': [async (context) => ({ body: await sheet(context) })],
  'POST /aftersales/sendback': [
    async (context) => {
      const kit = aftersaleKit(context.app)
      const { order_id } = await order(context)
      await kit.shipped(order_id)
      const { aftersales_bn } = await kit.applied(context.member, order_id, {
        aftersales_type: 'REFUND_GOODS',
      })
      await kit.act((tx) => approve(tx, BY, aftersales_bn))
      return { body: { aftersales_bn, corp_code: 'SF', logi_no: 'SF1234567890' } }
    },
  ],
  'POST /aftersales/confirm': [
    async (context) => {
      const kit = aftersaleKit(context.app)
      const { order_id } = await order(context)
      await kit.shipped(order_id)
      const { aftersales_bn } = await kit.applied(context.member, order_id, {
        aftersales_type: 'EXCHANGING_GOODS',
      })
      await kit.act(async (tx) => {
        await approve(tx, BY, aftersales_bn)
        await takeIn(tx, BY, aftersales_bn, { restock: true })
        await exchange(tx, BY, aftersales_bn, { corp: 'SF', code: 'SF1234567890' })
      })
      return { body: { aftersales_bn } }
    },
  ],
  'GET /aftersales/item/price': [
    async (context) => ({ query: { ...(await order(context)), item_id: '1', number: 1 } }),
  ],
  'GET /aftersales/apply/view': [
    async (context) => ({ query: await order(context) }),
    async (context) => ({ query: await sheet(context) }),
  ],
  'GET /aftersales/apply/price': [
    async (context) => ({
      query: { ...(await order(context)), detail: DETAIL, aftersales_type: 'ONLY_REFUND' },
    }),
    async (context) => ({
      query: { ...(await sheet(context)), detail: DETAIL, aftersales_type: 'ONLY_REFUND' },
    }),
  ],
}
