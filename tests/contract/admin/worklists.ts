import { newMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { png } from '@tests/helpers/pictures'
import { uploadAsMember } from '@tests/helpers/upload'
import type { SampleContext, Samples } from './sample'

async function order({ app }: SampleContext): Promise<string> {
  const { user_id } = await newMember(app)
  return (await paidOrder(app, { user_id })).order_id
}

export const samples: Samples = {
  'GET /worklists': [{}],
  'GET /worklists/{name}': [
    { params: { name: 'order' } },
    { params: { name: 'aftersale' }, query: '?tab=all' },
    { params: { name: 'stock' }, query: '?tab=low&keyword=裙' },
    { params: { name: 'member' }, query: '?tab=vip' },
  ],
  'GET /worklists/{name}/{id}': [
    async (context) => ({ params: { name: 'order', id: await order(context) } }),
    { params: { name: 'stock', id: '0:10101' } },
  ],
  'GET /member-pictures/{name}': [
    async ({ app }) => {
      const { key } = await uploadAsMember(app, await newMember(app), await png(20, 20))
      return { params: { name: key } }
    },
  ],
  'POST /worklists/{name}/{id}/{form}': [
    async (context) => ({
      params: { name: 'order', id: await order(context), form: 'remark_order' },
      body: { value: { seller_remark: '尽快' } },
    }),
  ],
}
