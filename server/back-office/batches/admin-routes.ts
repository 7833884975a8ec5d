import type { FastifyInstance } from 'fastify'
import type { JsonObject } from '@schemas/page'
import { timeNow } from '../../db/time'
import { declareAdmin } from '../../platform'
import { requireBatch } from './batch'
import { doBatch } from './service'

export default async function batchAdminRoutes(app: FastifyInstance) {
  declareAdmin(
    app,
    'POST /batches/{form}',
    async ({ company_id, operator, params: { form }, body }) => {
      const { key, preview = false, ids, value, ...search } = body
      const asked = { form, key, preview, ids, search, value: value as JsonObject }
      const answer = await doBatch(app.db, { company_id, operator, now: timeNow() }, asked)
      if (!preview && answer.done > 0) app.pageChanges.announce(company_id)
      return answer
    },
    { rightOf: ({ form = '' }) => requireBatch(form).right },
  )
}
