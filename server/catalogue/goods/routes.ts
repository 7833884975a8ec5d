import type { FastifyInstance } from 'fastify'
import { declare, ownReader, readFor } from '../../platform'
import { claimsOf } from '../../pricing'
import { goodsDesc, goodsDetail, withClaimedCoupons } from './detail'
import { facetsOf, listGoods } from './service'
import { suggestions } from './search'
import { viewerOf } from './serialize'

export default async function goodsRoutes(app: FastifyInstance) {
  declare(app, 'GET /goods/items', (request) =>
    readFor(request, (db) => listGoods(db, viewerOf(request), request.query)),
  )

  declare(app, 'GET /goods/items/{item_id}', async (request) => {
    const { distributor_id, is_tdk } = request.query
    const asked = { id: request.params.item_id, distributor_id, is_tdk }
    const detail = await readFor(request, (db) => goodsDetail(db, viewerOf(request), asked))
    const user_id = ownReader(request)
    if (user_id === undefined) return detail
    return withClaimedCoupons(detail, (ids) => claimsOf(app.db, request.company_id, user_id, ids))
  })

  declare(app, 'GET /goods/suggest', ({ company_id, member, query }) =>
    suggestions(app.db, { company_id, member }, query.keywords),
  )

  declare(app, 'GET /goods/facets', (request) =>
    readFor(request, (db) => facetsOf(db, viewerOf(request), request.query)),
  )

  declare(app, 'GET /goods/desc/{item_id}', (request) =>
    readFor(request, (db) => goodsDesc(db, viewerOf(request), request.params.item_id)),
  )
}
