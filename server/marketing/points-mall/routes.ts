import type { FastifyInstance } from 'fastify'
import { declare, readFor } from '../../platform'
import { goodsDetail, viewerOf } from '../../catalogue'
import { articleCategories, listArticles, lovelyArticles, mallSetting } from './service'

export default async function pointsMallRoutes(app: FastifyInstance) {
  declare(app, 'GET /pointsmall/goods/items', (request) =>
    readFor(request, (db) => listArticles(db, viewerOf(request), request.query)),
  )

  declare(app, 'GET /pointsmall/goods/items/{item_id}', (request) =>
    goodsDetail(app.db, viewerOf(request), { id: request.params.item_id, item_type: 'pointsmall' }),
  )

  declare(app, 'GET /pointsmall/lovely/goods/items', (request) =>
    readFor(request, (db) => lovelyArticles(db, viewerOf(request), request.query)),
  )

  declare(app, 'GET /pointsmall/goods/category', ({ company_id }) => articleCategories(app.db, company_id))

  declare(app, 'GET /pointsmall/setting', ({ company_id }) => mallSetting(app.db, company_id))
}
