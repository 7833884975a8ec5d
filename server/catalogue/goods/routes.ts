import type { FastifyInstance } from 'fastify'
import { declare } from '../../platform'
import { goodsDesc, goodsDetail } from './detail'
import { facetsOf, listGoods } from './service'
import { suggestions } from './search'
import { viewerOf } from './serialize'

export default async function goodsRoutes(app: FastifyInstance) {
  declare(app, 'GET /goods/items', (request) => listGoods(app.db, viewerOf(request), request.query))

  declare(app, 'GET /goods/items/{item_id}', (request) => {
    const { distributor_id, is_tdk } = request.query
    return goodsDetail(app.db, viewerOf(request), { id: request.params.item_id, distributor_id, is_tdk })
  })

  declare(app, 'GET /goods/suggest', ({ company_id, member, query }) =>
    suggestions(app.db, { company_id, member }, query.keywords),
  )

  declare(app, 'GET /goods/facets', (request) => facetsOf(app.db, viewerOf(request), request.query))

  declare(app, 'GET /goods/desc/{item_id}', (request) =>
    goodsDesc(app.db, viewerOf(request), request.params.item_id),
  )
}
