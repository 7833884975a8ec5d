import type { FastifyInstance } from 'fastify'
import { declare, readFor } from '../../platform'
import { categoriesOf } from './repo'
import { categoryTree } from './tree'

export default async function categoryRoutes(app: FastifyInstance) {
  declare(app, 'GET /goods/category', (asked) =>
    readFor(asked, async (db) =>
      categoryTree(await categoriesOf(db, asked.company_id, asked.query.is_main_category)),
    ),
  )
}
