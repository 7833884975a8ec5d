import { inTransaction } from '@server/db/transaction'
import { ship } from '@server/orders/deliveries/ship'
import { paidOrder } from '@tests/helpers/orders'
import type { SampleContext, Samples } from './sample'

const BY = { company_id: '1', actor: 'operator:sample' }

/** An order on its way to its buyer. */
const shipped = async ({ app, member }: SampleContext) => {
  const { order_id } = await paidOrder(app, { user_id: member.user_id })
  const parcel = { corp: 'SF', code: 'SF1234567890' }
  const delivery_id = await inTransaction(app.db, (tx) => ship(tx, BY, order_id, parcel))
  return { order_id, delivery_id }
}

const shippedOrder = async (context: SampleContext) => {
  const { order_id } = await shipped(context)
  return { order_id }
}

const pickup = {
  pickup_location: '1',
  pickup_date: '2026-05-01',
  pickup_time: '10:00-12:00',
  name: '昌平店',
  address: '回龙观',
  hours: '9:00-21:00',
  contract_phone: '',
}

export const samples: Samples = {
  'GET /delivery/lists': [async (context) => ({ query: await shippedOrder(context) })],
  'GET /delivery/trackerpull': [
    async (context) => {
      const { delivery_id } = await shipped(context)
      return { query: { delivery_id } }
    },
  ],
  'GET /trackerpull': [
    async (context) => ({ query: await shippedOrder(context) }),
    async ({ app, member }) => {
      const { order_id } = await paidOrder(app, { user_id: member.user_id })
      return { query: { tid: order_id, order_type: 'normal' } }
    },
  ],
  'GET /delivery/corps': [{}],
  'POST /order/confirmReceipt': [async (context) => ({ body: await shippedOrder(context) })],
  'POST /order/extendReceipt': [async (context) => ({ body: await shippedOrder(context) })],
  'GET /ziticode': [
    async ({ app, member }) => {
      const row = { receipt_type: 'ziti', ziti_status: 'PENDING', ziti_code: '123456', pickup } as const
      const { order_id } = await paidOrder(app, { user_id: member.user_id, row })
      return { query: { order_id } }
    },
  ],
  'GET /distributor/pickuplocation': [
    { query: '?lng=116.33&lat=40.05&distributor_id=0&cart_type=cart&order_type=normal&isNostores=0' },
  ],
}
