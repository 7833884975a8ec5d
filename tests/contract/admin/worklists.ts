import { sql } from 'drizzle-orm'
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
      const member = await newMember(app)
      const { user_id } = member
      const { key, url } = await uploadAsMember(app, member, await png(20, 20))
      const { order_id } = await paidOrder(app, { user_id })
      const pictures = JSON.stringify([url.split('?')[0]])
      await app.db.execute(sql`
        insert into aftersale (company_id, aftersales_bn, order_id, user_id, aftersales_type, state, refund_fee,
                               refund_point, reason, evidence_pic)
        values ('1', ${`A${order_id}`}, ${order_id}, ${user_id}, 'ONLY_REFUND', 'CLOSED', 0, 0, '其他', ${pictures}::jsonb)`)
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
