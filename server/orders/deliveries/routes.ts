import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { confirmReceipt, extendOwnReceipt, listDeliveries, orderTrack, parcelTrack } from './service'
import { trackSourceOf } from './tracks'

export default async function deliveryRoutes(app: FastifyInstance) {
  const { db } = app
  const source = trackSourceOf(app)
  declareMember(app, 'GET /delivery/lists', ({ query, ...asked }) =>
    listDeliveries(db, source, ownerOf(asked), query.order_id),
  )
  declareMember(app, 'GET /delivery/trackerpull', ({ query, ...asked }) =>
    parcelTrack(db, source, ownerOf(asked), query.delivery_id),
  )
  declareMember(app, 'GET /trackerpull', ({ query, ...asked }) =>
    orderTrack(db, source, ownerOf(asked), query.order_id),
  )
  declareMember(app, 'POST /order/confirmReceipt', ({ body, ...asked }) =>
    confirmReceipt(db, ownerOf(asked), body.order_id),
  )
  declareMember(app, 'POST /order/extendReceipt', ({ body, ...asked }) =>
    extendOwnReceipt(db, ownerOf(asked), body.order_id),
  )
}
