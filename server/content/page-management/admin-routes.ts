import type { FastifyInstance } from 'fastify'
import { windowOf } from '../../db/paging'
import { declareAdmin } from '../../platform'
import { pageCount, pageRow, pageRows } from '../pages/admin-repo'
import { enablePage, removePage, restorePage, updatePage } from './change'
import { createPage, duplicatePage } from './create'
import { noSuchPage } from '../pages/refusals'

export default async function pageAdminRoutes(app: FastifyInstance) {
  const { db, pageChanges } = app

  declareAdmin(app, 'GET /pages', async ({ company_id, query }) => {
    const [list, count] = await Promise.all([
      pageRows(db, company_id, query, query, windowOf(query.page, query.pageSize)),
      pageCount(db, company_id, query),
    ])
    return { list, count, total_count: count }
  })

  declareAdmin(app, 'GET /pages/{page_id}', async ({ company_id, params }) => {
    const row = await pageRow(db, company_id, params.page_id)
    if (!row) throw noSuchPage()
    return row
  })

  declareAdmin(app, 'POST /pages', ({ body, ...by }) => createPage(db, by, body))

  declareAdmin(app, 'POST /pages/{page_id}/duplicate', ({ params, ...by }) =>
    duplicatePage(db, by, params.page_id),
  )

  declareAdmin(app, 'PUT /pages/{page_id}', ({ params, body, ...by }) =>
    shown(by.company_id, updatePage(db, by, params.page_id, body)),
  )

  declareAdmin(app, 'DELETE /pages/{page_id}', async ({ params, ...by }) => {
    await shown(by.company_id, removePage(db, by, params.page_id))
    return { status: true }
  })

  declareAdmin(app, 'POST /pages/{page_id}/restore', ({ params, ...by }) =>
    shown(by.company_id, restorePage(db, by, params.page_id)),
  )

  declareAdmin(app, 'POST /pages/{page_id}/enable', ({ params, body, ...by }) =>
    shown(by.company_id, enablePage(db, by, params.page_id, body.enabled)),
  )

  /** What shoppers see is another page from now on. */
  async function shown<T>(company_id: string, change: Promise<T>): Promise<T> {
    const result = await change
    pageChanges.announce(company_id)
    return result
  }
}
