import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { createQuote } from './service'

export default async function quoteRoutes(app: FastifyInstance) {
  declareMember(app, 'POST /getFreightFee', ({ company_id, member, body }) =>
    createQuote(app.db, { company_id, member, now: timeNow() }, body),
  )
}
