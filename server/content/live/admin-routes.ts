import type { FastifyInstance } from 'fastify'
import { declareAdmin, DOCUMENTS_BODY, OPERATOR } from '../../platform'
import { deadLinks, targetStates } from './dead-links'
import { loadLive, nearbyFallback } from './service'

export default async function liveRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'POST /live', async ({ company_id, body }) => {
    const { nearby, ...ids } = body
    const [live, near] = await Promise.all([
      loadLive(db, company_id, ids, OPERATOR),
      nearby ? nearbyFallback(db, company_id) : undefined,
    ])
    return near ? { ...live, nearby: near } : live
  })

  declareAdmin(app, 'POST /target-states', async ({ company_id, body }) => {
    const list = await targetStates(db, company_id, body.targets)
    return { list, count: list.length, total_count: list.length }
  })

  declareAdmin(
    app,
    'POST /dead-links',
    async ({ company_id, body }) => {
      const list = await deadLinks(db, company_id, body.documents)
      return { list, count: list.length, total_count: list.length }
    },
    { bodyLimit: DOCUMENTS_BODY },
  )
}
