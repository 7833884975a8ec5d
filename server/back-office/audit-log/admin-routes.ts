import type { FastifyInstance } from 'fastify'
import { positionOf } from '../../db/keyset'
import { declareAdmin } from '../../platform'
import { withNames } from './names'
import { auditPage } from '../audit/repo'

export default async function auditRoutes(app: FastifyInstance) {
  declareAdmin(app, 'GET /audit', async ({ company_id, query }) => {
    const filter = { ...query, company_id }
    const { list, ...found } = await auditPage(app.db, filter, positionOf(query))
    return { ...(await withNames(app.db, company_id, list)), ...found, total_count: found.count }
  })
}
