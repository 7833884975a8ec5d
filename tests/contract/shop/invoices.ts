import { paidOrder } from '@tests/helpers/orders'
import type { SampleContext, Samples } from './sample'

const order = async ({ app, member }: SampleContext) => {
  const { order_id } = await paidOrder(app, { user_id: member.user_id })
  return order_id
}

const INVOICE = {
  title: 'individual',
  content: '李明',
  registration_number: '',
  company_address: '',
  company_phone: '',
  bankname: '',
  bankaccount: '',
} as const

export const samples: Samples = {
  'GET /order/invoice/list': [
    async (context) => {
      const body = { order_id: await order(context), title: 'individual', content: '李明' }
      await context.member.data('/order/invoice', { method: 'POST', body })
      return { query: '?page=1&pageSize=5' }
    },
  ],
  'POST /order/invoice': [
    async (context) => ({ body: { order_id: await order(context), title: 'individual', content: '李明' } }),
  ],
  'GET /order/invoice/pdf': [
    async ({ app, member }) => {
      const row = { invoice: INVOICE, invoice_number: '25112000000012345678' }
      const { order_id } = await paidOrder(app, { user_id: member.user_id, row })
      return { query: { order_id } }
    },
  ],
}
