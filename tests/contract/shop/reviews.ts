import type { CreateRateAnswer } from '@schemas/generated/api'
import { paidOrder } from '@tests/helpers/orders'
import type { SampleContext, Samples } from './sample'

const RATE = { item_id: '10101', content: '面料舒服', star: 5 }

const received = async ({ app, member }: SampleContext) => {
  const row = { status: 'DONE' as const, finished: new Date() }
  const lines = [{ item_id: RATE.item_id }]
  const { order_id } = await paidOrder(app, { user_id: member.user_id, lines, row })
  return order_id
}

const review = async (context: SampleContext) => {
  const body = { order_id: await received(context), rates: [RATE] }
  const answer = await context.member.data<CreateRateAnswer>('/order/rate/create', { method: 'POST', body })
  return { rate_id: answer.list[0]?.rate_id ?? '' }
}

export const samples: Samples = {
  'POST /order/rate/create': [
    async (context) => ({ body: { order_id: await received(context), rates: [RATE] } }),
    async (context) => ({
      body: { order_id: await received(context), anonymous: 1, rates: [{ ...RATE, id: '1', pics: [] }] },
    }),
  ],
  'GET /order/rate/mine': [
    async (context) => {
      const order_id = await received(context)
      await context.member.data('/order/rate/create', { method: 'POST', body: { order_id, rates: [RATE] } })
      return { query: { order_id } }
    },
  ],
  'GET /order/rate/list': [
    async (context) => {
      await review(context)
      return { query: { item_id: RATE.item_id } }
    },
    { query: '?item_id=10101&page=1&pageSize=5&star=5&has_pic=1' },
  ],
  'GET /order/replyRate/list': [
    async (context) => {
      const { rate_id } = await review(context)
      const body = { rate_id, content: '谢谢' }
      await context.member.data('/order/replyRate', { method: 'POST', body })
      return { query: { rate_id } }
    },
  ],
  'POST /order/replyRate': [
    async (context) => ({ anybodyMay: true, body: { ...(await review(context)), content: '谢谢' } }),
  ],
  'POST /order/ratePraise/{rate_id}': [
    async (context) => ({ anybodyMay: true, params: await review(context) }),
  ],
}
