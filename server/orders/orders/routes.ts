import type { FastifyInstance } from 'fastify'
import { timeNow } from '../../db/time'
import { declare, declareMember, keyOf, Throttle } from '../../platform'
import { cancelOrder } from '../cancellation/service'
import { createOrder } from '../creation/create'
import { fault } from '../../core/fault-points'
import { countByStatus, deleteOrder, listOrders, orderDetail } from './service'
import { cashierOrder } from '../../payments'

export default async function orderRoutes(app: FastifyInstance) {
  const { db } = app
  const throttle = new Throttle(db, app.config.limits)

  declareMember(app, 'POST /order_new', async ({ company_id, member, body, request }) => {
    await throttle.take(company_id, 'order', member.user_id)
    const context = { company_id, member, now: timeNow() }
    const { answer } = await createOrder(db, context, { body, key: keyOf(request) })
    fault('order:committed')
    return answer
  })
  declareMember(app, 'GET /order_new/{id}', ({ company_id, member, params }) =>
    cashierOrder(db, { company_id, user_id: member.user_id }, params.id),
  )
  declareMember(app, 'GET /orders', ({ company_id, member, query }) =>
    listOrders(db, { company_id, user_id: member.user_id }, query, timeNow()),
  )
  declareMember(app, 'GET /order/{id}', ({ company_id, member, params }) =>
    orderDetail(db, { company_id, user_id: member.user_id }, params.id, timeNow()),
  )
  declare(app, 'GET /orderscount', ({ company_id, member, query }) =>
    countByStatus(db, { company_id, user_id: member?.user_id }, query.order_type, timeNow()),
  )
  declareMember(app, 'POST /order/cancel', ({ company_id, member, body }) => {
    const { order_id, cancel_reason, other_reason = '' } = body
    const reason = [cancel_reason, other_reason].filter(Boolean).join('：')
    return cancelOrder(db, { company_id, user_id: member.user_id, order_id, reason }, timeNow())
  })
  declareMember(app, 'POST /trade.delete', ({ company_id, member, body }) =>
    deleteOrder(db, { company_id, user_id: member.user_id }, body.tid, timeNow()),
  )
}
