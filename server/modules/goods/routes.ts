import type { FastifyInstance } from 'fastify'
import { declare } from '../../http/declare-shop'
import { listGoods, recommendGoods } from './service'

export default async function goodsRoutes(app: FastifyInstance) {
  declare(app, 'GET /goods/items', ({ company_id, query }) => listGoods(app.db, company_id, query))
  declare(app, 'GET /promotions/recommendlike', ({ company_id, query }) =>
    recommendGoods(app.db, company_id, query),
  )
}
