import type { FastifyInstance } from 'fastify'
import { windowOf } from '../../db/paging'
import { declareAdmin } from '../../platform'
import { pageCount, pageRow, pageRows } from '../pages/admin-repo'
import { enablePage, removePage, restorePage, updatePage } from './change'
import { createPage, duplicatePage } from './create'
import { noSuchPage } from '../pages/admin'

export default async function pageAdminRoutes(app: FastifyInstance) {
  const { db, pageChanges } = app

  declareAdmin(app, 'GET /pages', async ({ company_id, operator: { pages }, query }) => {
    const filter = { ...query, pages }
    const [list, count] = await Promise.all([
      pageRows(db, company_id, filter, query, windowOf(query.page, query.pageSize)),
      pageCount(db, company_id, filter),
    ])
    return { list, count, total_count: count }
  })

  declareAdmin(app, 'GET /pages/{page_id}', async ({ company_id, params }) => {
    const row = await pageRow(db, company_id, params.page_id)
    if (!row) throw noSuchPage()
    return row
  })

  declareAdmin(app, 'POST /pages', ({ body, ...actor }) => createPage(db, actor, body))

  declareAdmin(app, 'POST /pages/{page_id}/duplicate', ({ params, ...actor }) =>
    duplicatePage(db, actor, params.page_id),
  )

  declareAdmin(app, 'PUT /pages/{page_id}', ({ params, body, ...actor }) =>
    shown(actor.company_id, updatePage(db, actor, params.page_id, body)),
  )

  declareAdmin(app, 'DELETE /pages/{page_id}', async ({ params, ...actor }) => {
    await shown(actor.company_id, removePage(db, actor, params.page_id))
    return { status: true }
  })

  declareAdmin(app, 'POST /pages/{page_id}/restore', ({ params, ...actor }) =>
    shown(actor.company_id, restorePage(db, actor, params.page_id)),
  )

  declareAdmin(app, 'POST /pages/{page_id}/enable', ({ params, body, ...actor }) =>
    shown(actor.company_id, enablePage(db, actor, params.page_id, body.enabled)),
  )

  /** Tells the page cache about a change that shoppers see. */
  async function shown<T>(company_id: string, change: Promise<T>): Promise<T> {
    const result = await change
    pageChanges.announce(company_id)
    return result
  }
}
