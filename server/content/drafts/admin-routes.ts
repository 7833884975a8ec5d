import { requirePages } from '../pages/scope'
import type { FastifyInstance } from 'fastify'
import { declareAdmin, DOCUMENTS_BODY, operatorViewer } from '../../platform'
import { noSuchRevision } from '../pages/admin'
import { revisionOf } from './repo'
import { rollBack, saveDrafts } from './service'
import { authorsOf, draftPage, workspaceOf } from './workspace'

export default async function draftRoutes(app: FastifyInstance) {
  const { db } = app
  app.addHook('onRoute', (route) => {
    route.bodyLimit = DOCUMENTS_BODY
  })

  declareAdmin(app, 'GET /pages/{page_id}/workspace', async ({ company_id, operator, params }) => {
    const workspace = await workspaceOf(db, company_id, params.page_id, operatorViewer(operator))
    // beside a header or a footer stands the home page
    await requirePages(db, { company_id, operator }, [workspace.pages.body.page.page_id], true)
    return workspace
  })

  declareAdmin(app, 'GET /pages/{page_id}/draft', ({ company_id, params }) =>
    draftPage(db, company_id, params.page_id),
  )

  declareAdmin(app, 'PUT /drafts', async ({ body, ...actor }) => {
    const saved = await saveDrafts(db, actor, body.documents)
    return { saved }
  })

  declareAdmin(app, 'GET /pages/{page_id}/authors', async ({ company_id, params }) => {
    return { authors: await authorsOf(db, company_id, params.page_id) }
  })

  declareAdmin(app, 'GET /pages/{page_id}/revisions/{revision_id}', async ({ company_id, params }) => {
    const row = await revisionOf(db, company_id, { page_id: params.page_id, revision: params.revision_id })
    if (!row) throw noSuchRevision()
    const { revision_id: revision, document, number, author, created } = row
    return { revision, document, number, author, created: created.toISOString() }
  })

  declareAdmin(app, 'POST /pages/{page_id}/rollback', async ({ params, body, ...actor }) => {
    const { page_id } = params
    await rollBack(db, actor, { page_id, revision: body.revision })
    return draftPage(db, actor.company_id, page_id)
  })
}
