import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { listModules, serializeModule } from './repo'
import { removeModule, renameModule, restoreModule, saveModule } from './service'

/** Widgets that operators save for reuse (组合模块). */
export default async function moduleRoutes(app: FastifyInstance) {
  const { db } = app
  declareAdmin(app, 'GET /modules', async ({ company_id, query }) => {
    const { rows, count } = await listModules(db, company_id, query)
    return { list: rows.map(serializeModule), count, total_count: count }
  })
  declareAdmin(app, 'POST /modules', ({ body, ...actor }) => saveModule(db, actor, body))
  declareAdmin(app, 'PUT /modules/{design_id}', ({ params, body, ...actor }) =>
    renameModule(db, actor, params.design_id, body.name),
  )
  declareAdmin(app, 'DELETE /modules/{design_id}', async ({ params, ...actor }) => {
    await removeModule(db, actor, params.design_id)
    return { status: true }
  })
  declareAdmin(app, 'POST /modules/{design_id}/restore', ({ params, ...actor }) =>
    restoreModule(db, actor, params.design_id),
  )
}
