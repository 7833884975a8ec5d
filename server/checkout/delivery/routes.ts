import type { FastifyInstance } from 'fastify'
import { viewerOf } from '../../catalogue'
import { declare, ownReader, readFor } from '../../platform'
import { deliveryOf } from './service'

export default async function deliveryRoutes(app: FastifyInstance) {
  declare(app, 'GET /goods/delivery/{item_id}', (request) =>
    readFor(request, (db) =>
      deliveryOf(db, viewerOf(request), request.params.item_id, {
        ...request.query,
        user_id: ownReader(request),
      }),
    ),
  )
}
