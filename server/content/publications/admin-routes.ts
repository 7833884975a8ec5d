import type { FastifyInstance } from 'fastify'
import { windowOf } from '../../db/paging'
import { declareAdmin } from '../../platform'
import { pageRow } from '../pages/admin-repo'
import { noSuchPage, momentOf } from '../pages/admin'
import { publish } from './publish'
import { pageVersions, publicationCount, publications, versionCount } from './repo'
import { cancelPublication, startPublicationScheduler } from './scheduled'
import { withdrawPublication } from './withdraw'

export default async function publicationRoutes(app: FastifyInstance) {
  const { db, pageChanges } = app
  startPublicationScheduler(app)

  declareAdmin(app, 'POST /publish', async ({ body, ...actor }) => {
    const answer = await publish(db, actor, { ...body, at: momentOf(body.at, 'at') })
    pageChanges.announce(actor.company_id)
    return answer
  })

  declareAdmin(app, 'GET /publications', async ({ company_id, operator: { pages }, query }) => {
    const { state, page, pageSize } = query
    const [list, count] = await Promise.all([
      publications(db, company_id, { state, pages }, windowOf(page, pageSize)),
      publicationCount(db, company_id, { state, pages }),
    ])
    return { list, count, total_count: count }
  })

  declareAdmin(app, 'DELETE /publications/{publication_id}', async ({ params, ...actor }) => {
    await cancelPublication(db, actor, params.publication_id)
    return { status: true }
  })

  declareAdmin(app, 'POST /publications/{publication_id}/withdraw', async ({ params, ...actor }) => {
    const pages = await withdrawPublication(db, actor, params.publication_id)
    pageChanges.announce(actor.company_id)
    return { pages }
  })

  declareAdmin(app, 'GET /pages/{page_id}/versions', async ({ company_id, params, query }) => {
    const { page_id } = params
    if (!(await pageRow(db, company_id, page_id))) throw noSuchPage()
    const [list, count] = await Promise.all([
      pageVersions(db, company_id, page_id, windowOf(query.page, query.pageSize)),
      versionCount(db, company_id, page_id),
    ])
    return { list, count, total_count: count }
  })
}
