import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../http/declare-admin'
import { windowOf } from '../../http/paging'
import { refuseFarPage } from '../worklists/bounded'
import { withNames } from './names'
import { auditCount, auditPage } from './repo'

export default async function auditRoutes(app: FastifyInstance) {
  declareAdmin(app, 'GET /audit', async ({ company_id, query }) => {
    const filter = { ...query, company_id }
    const window = windowOf(query.page, query.pageSize)
    refuseFarPage(window.offset)
    const [entries, count] = await Promise.all([
      auditPage(app.db, filter, window),
      auditCount(app.db, filter),
    ])
    return { ...(await withNames(app.db, company_id, entries)), count, total_count: count }
  })
}
