import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { pickupCode, pickupLocations } from './service'

export default async function pickupRoutes(app: FastifyInstance) {
  declareMember(app, 'GET /ziticode', ({ query, ...asked }) =>
    pickupCode(app.db, ownerOf(asked), query.order_id),
  )
  declareMember(app, 'GET /distributor/pickuplocation', ({ query, ...asked }) =>
    pickupLocations(app.db, ownerOf(asked), query),
  )
}
