import type { FastifyInstance } from 'fastify'
import { declare, readFor } from '../../platform'
import { viewerOf } from '../goods/serialize'
import { recommend } from './service'

export default async function recommendRoutes(app: FastifyInstance) {
  declare(app, 'GET /promotions/recommendlike', (request) =>
    readFor(request, (db) => recommend(db, viewerOf(request), request.query)),
  )
}
