import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { pickCategories, pickCoupons, pickGoods, pickPages, pickShops } from './repo'
import { pickTargets } from './targets-repo'

export default async function pickerRoutes(app: FastifyInstance) {
  const { db } = app
  declareAdmin(app, 'GET /pickers/goods', ({ company_id, query }) => pickGoods(db, company_id, query))
  declareAdmin(app, 'GET /pickers/coupons', ({ company_id, query }) => pickCoupons(db, company_id, query))
  declareAdmin(app, 'GET /pickers/shops', ({ company_id, query }) => pickShops(db, company_id, query))
  declareAdmin(app, 'GET /pickers/categories', ({ company_id, query }) =>
    pickCategories(db, company_id, query),
  )
  declareAdmin(app, 'GET /pickers/pages', ({ company_id, query }) => pickPages(db, company_id, query))
  declareAdmin(app, 'GET /pickers/targets', ({ company_id, query }) =>
    pickTargets(db, company_id, { ...query, order: 'asc' }),
  )
}
