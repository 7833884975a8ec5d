import type { FastifyInstance } from 'fastify'
import { declareAdmin, DOCUMENTS_BODY } from '../../platform'
import { listTemplates, openTemplate, saveTemplate, setTemplateDeleted } from './service'

export default async function templateRoutes(app: FastifyInstance) {
  const { db } = app
  app.addHook('onRoute', (route) => {
    route.bodyLimit = DOCUMENTS_BODY
  })

  declareAdmin(app, 'GET /templates', ({ company_id, query }) => listTemplates(db, company_id, query))

  declareAdmin(app, 'GET /templates/{design_id}', ({ params, ...actor }) =>
    openTemplate(db, actor, params.design_id),
  )

  declareAdmin(app, 'POST /templates', ({ body, ...actor }) => saveTemplate(db, actor, body))

  declareAdmin(app, 'DELETE /templates/{design_id}', async ({ params, ...actor }) => {
    await setTemplateDeleted(db, actor, params.design_id, true)
    return { status: true }
  })

  declareAdmin(app, 'POST /templates/{design_id}/restore', ({ params, ...actor }) =>
    setTemplateDeleted(db, actor, params.design_id, false),
  )
}
