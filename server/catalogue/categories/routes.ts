import type { FastifyInstance } from 'fastify'
import { declare } from '../../platform'
import { categoriesOf } from './repo'
import { categoryTree } from './tree'

export default async function categoryRoutes(app: FastifyInstance) {
  declare(app, 'GET /goods/category', async ({ company_id, query }) =>
    categoryTree(await categoriesOf(app.db, company_id, query.is_main_category)),
  )
}
