import type { FastifyInstance } from 'fastify'
import { declare } from '../../platform'
import { viewerOf } from '../goods/serialize'
import { recommend } from './service'

export default async function recommendRoutes(app: FastifyInstance) {
  declare(app, 'GET /promotions/recommendlike', (request) =>
    recommend(app.db, viewerOf(request), request.query),
  )
}
