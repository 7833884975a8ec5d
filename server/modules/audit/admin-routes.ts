import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../http/declare-admin'
import { windowOf } from '../../http/paging'
import { auditCount, auditPage } from './repo'

export default async function auditRoutes(app: FastifyInstance) {
  declareAdmin(app, 'GET /audit', async ({ company_id, query }) => {
    const filter = { ...query, company_id }
    const [list, count] = await Promise.all([
      auditPage(app.db, filter, windowOf(query.page, query.pageSize)),
      auditCount(app.db, filter),
    ])
    return { list, count, total_count: count }
  })
}
