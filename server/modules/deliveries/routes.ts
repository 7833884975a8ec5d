import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../http/declare-shop'
import { ownerOf } from '../members/owner'
import { openTracker } from '../logistics/open'
import { confirmReceipt, extendOwn, listDeliveries, orderTrack, parcelTrack } from './service'
import type { TrackSource } from './tracks'

export default async function deliveryRoutes(app: FastifyInstance) {
  const { db, log } = app
  const source: TrackSource = {
    tracker: openTracker(app.config),
    unreachable: (err, delivery_id) =>
      log.warn({ err, delivery_id }, 'the parcel tracker could not be asked'),
  }
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
    extendOwn(db, ownerOf(asked), body.order_id),
  )
}
