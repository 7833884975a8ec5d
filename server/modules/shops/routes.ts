import type { FastifyInstance } from 'fastify'
import { declare } from '../../http/declare-shop'
import { currentShop, shopOf } from './current'
import { nearbyShops } from './service'

export default async function shopRoutes(app: FastifyInstance) {
  const { db } = app

  declare(app, 'GET /distributor/list', ({ company_id, query }) => nearbyShops(db, company_id, query))
  declare(app, 'GET /distributor/is_valid', ({ company_id, query }) => currentShop(db, company_id, query))
  declare(app, 'GET /distributor/{id}', ({ company_id, params: { id }, query }) =>
    shopOf(db, company_id, id, query),
  )
}
