import { buy, buyAndPay, RECEIVER } from '@tests/helpers/checkout'
import { fillCart } from '@tests/helpers/cart'
import type { SampleContext, Samples } from './sample'

const ordered = ({ database, member }: SampleContext) =>
  buy({ db: database.db, member }, [{ item_id: '10101', num: 2 }, { item_id: '10201' }])

export const samples: Samples = {
  'POST /order_new': [
    async ({ database, member }) => {
      await fillCart(database.db, member.user_id, [{ item_id: '10101', num: 2 }])
      return { body: RECEIVER, headers: { 'idempotency-key': 'checkout-sample' } }
    },
    async ({ database, member }) => {
      await fillCart(database.db, member.user_id, [
        { item_id: '10101' },
        { item_id: '70301', distributor_id: '3' },
      ])
      const invoice_content = {
        title: 'unit',
        content: '和安贸易有限公司',
        registration_number: '91110108MA01ABCD2X',
      }
      const shops = [{ distributor_id: '0', remark: '请放门口', invoice_content }, { distributor_id: '3' }]
      return { body: { ...RECEIVER, shops } }
    },
  ],
  'GET /order_new/{id}': [async (context) => ({ params: { id: (await ordered(context)).trade_id } })],
  'GET /orders': [
    async (context) => {
      await ordered(context)
      return { query: { page: 1, pageSize: 20, order_type: 'normal', status: 5 } }
    },
    { query: '?page_no=1&page_size=5&status=7&is_rate=0' },
  ],
  'GET /order/{id}': [
    async (context) => ({ params: { id: (await ordered(context)).order_id } }),
    async ({ database, member }) => {
      const order = await buyAndPay({ db: database.db, member }, [{ item_id: '10101' }])
      return { params: { id: order.order_id } }
    },
  ],
  'GET /orderscount': [{ query: '?order_type=normal' }, { as: 'member' }, { query: '?order_type=service' }],
  'POST /order/cancel': [
    async (context) => {
      const { order_id } = await ordered(context)
      return { body: { order_id, cancel_reason: '其他', other_reason: '买多了' } }
    },
  ],
  'POST /trade.delete': [
    async (context) => {
      const { order_id } = await ordered(context)
      const body = { order_id, cancel_reason: '不想要了' }
      await context.member.call('/order/cancel', { method: 'POST', body })
      return { body: { tid: order_id } }
    },
  ],
}
