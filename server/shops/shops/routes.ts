import type { FastifyInstance } from 'fastify'
import { declare } from '../../platform'
import { defaultAddress } from '../../members'
import { ownerOf } from '../../core/owner'
import { currentShop, shopOf } from './current'
import { nearbyShops } from './service'

export default async function shopRoutes(app: FastifyInstance) {
  const { db } = app

  declare(app, 'GET /distributor/list', async ({ company_id, query, member }) => {
    const [shops, default_address] = await Promise.all([
      nearbyShops(db, company_id, member, query),
      member ? defaultAddress(db, ownerOf({ company_id, member })) : undefined,
    ])
    return { ...shops, default_address: default_address ?? {} }
  })
  declare(app, 'GET /distributor/is_valid', ({ company_id, member, query }) =>
    currentShop(db, company_id, member, query),
  )
  declare(app, 'GET /distributor/{id}', ({ company_id, member, params: { id }, query }) =>
    shopOf(db, company_id, member, id, query),
  )
}
