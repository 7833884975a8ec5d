import type { FastifyInstance } from 'fastify'
import { declare } from '../../http/declare-shop'
import { listCoupons } from './service'

export default async function couponRoutes(app: FastifyInstance) {
  declare(app, 'GET /getCardList', ({ company_id, query }) => listCoupons(app.db, company_id, query))
}
