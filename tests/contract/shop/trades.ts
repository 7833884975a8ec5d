import { buy, startPay } from '@tests/helpers/checkout'
import type { SampleContext, Samples } from './sample'

const ordered = ({ database, member }: SampleContext) =>
  buy({ db: database.db, member }, [{ item_id: '10101' }])

export const samples: Samples = {
  'GET /trade/detail': [async (context) => ({ query: { trade_id: (await ordered(context)).trade_id } })],
  'GET /trade/payment/list': [{}, { query: '?platform=h5&order_type=normal' }],
  'GET /trade.payment.tradeList': [
    async (context) => {
      const { trade_id } = await ordered(context)
      return { query: { payment_id: (await startPay(context.member, trade_id)).payment_id } }
    },
  ],
}
