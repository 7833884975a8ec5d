import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { pickCategories, pickCoupons, pickGoods, pickPages, pickShops } from './repo'
import { pickTargets } from './targets-repo'

export default async function pickerRoutes(app: FastifyInstance) {
  const { db } = app
  declareAdmin(app, 'GET /pickers/goods', ({ company_id, operator, query }) =>
    pickGoods(db, company_id, query, operator),
  )
  declareAdmin(app, 'GET /pickers/coupons', ({ company_id, operator, query }) =>
    pickCoupons(db, company_id, query, operator),
  )
  declareAdmin(app, 'GET /pickers/shops', ({ company_id, operator, query }) =>
    pickShops(db, company_id, query, operator),
  )
  declareAdmin(app, 'GET /pickers/categories', ({ company_id, operator, query }) =>
    pickCategories(db, company_id, query, operator),
  )
  declareAdmin(app, 'GET /pickers/pages', ({ company_id, operator, query }) =>
    pickPages(db, company_id, query, operator),
  )
  declareAdmin(app, 'GET /pickers/targets', ({ company_id, operator, query }) =>
    pickTargets(db, company_id, { ...query, order: 'asc' }, operator),
  )
}
