import type { FastifyInstance } from 'fastify'
import { viewerOf } from '../../catalogue'
import { declare, ownReader } from '../../platform'
import { deliveryOf } from './service'

export default async function deliveryRoutes(app: FastifyInstance) {
  declare(app, 'GET /goods/delivery/{item_id}', (request) =>
    deliveryOf(app.db, viewerOf(request), request.params.item_id, {
      ...request.query,
      user_id: ownReader(request),
    }),
  )
}
