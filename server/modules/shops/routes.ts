import type { FastifyInstance } from 'fastify'
import { declare } from '../../http/declare-shop'
import { nearbyShops } from './service'

export default async function shopRoutes(app: FastifyInstance) {
  declare(app, 'GET /distributor/list', ({ company_id, query }) => nearbyShops(app.db, company_id, query))
}
