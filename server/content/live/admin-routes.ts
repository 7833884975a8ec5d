import type { FastifyInstance } from 'fastify'
import { keyOfRule, placedRule } from '@schemas/goods-rules'
import { declareAdmin, DOCUMENTS_BODY, operatorViewer } from '../../platform'
import { deadLinks, targetStates } from './dead-links'
import { ruleGoods } from './rule-goods'
import { loadLive, nearbyFallback, withFound } from './service'

export default async function liveRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'POST /live', async ({ company_id, operator, body }) => {
    const looker = operatorViewer(operator)
    const { nearby, rules: asked, ...ids } = body
    const placed = asked.flatMap(({ rule, distributor_id }) => placedRule(rule, distributor_id) ?? [])
    const rules = await ruleGoods(db, company_id, new Map(placed.map((one) => [keyOfRule(one), one])), looker)
    const [live, near] = await Promise.all([
      loadLive(db, company_id, withFound(ids, rules), looker),
      nearby ? nearbyFallback(db, company_id) : undefined,
    ])
    return { ...live, ...(placed.length > 0 && { rules }), ...(near && { nearby: near }) }
  })

  declareAdmin(app, 'POST /target-states', async ({ company_id, operator, body }) => {
    const list = await targetStates(db, company_id, body.targets, operator)
    return { list, count: list.length, total_count: list.length }
  })

  declareAdmin(
    app,
    'POST /dead-links',
    async ({ company_id, operator, body }) => {
      const list = await deadLinks(db, company_id, body.documents, operator)
      return { list, count: list.length, total_count: list.length }
    },
    { bodyLimit: DOCUMENTS_BODY },
  )
}
