import type { FastifyInstance } from 'fastify'
import { windowOf } from '../../db/paging'
import { inTransaction } from '../../db/transaction'
import { declareAdmin } from '../../platform'
import { markRead, messageCount, messagesOf } from './repo'

/** What operators are told (rule review-4). */
export default async function messageAdminRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /account/messages', async ({ company_id, operator: { operator_id }, query }) => {
    const who = { company_id, operator_id }
    const { page, pageSize, unread = false } = query
    const [list, count] = await Promise.all([
      messagesOf(db, who, { ...windowOf(page, pageSize), unread }),
      messageCount(db, who, unread),
    ])
    return { list, count, total_count: count }
  })

  declareAdmin(app, 'GET /account/messages/unread', async ({ company_id, operator: { operator_id } }) => ({
    unread: await messageCount(db, { company_id, operator_id }, true),
  }))

  declareAdmin(app, 'POST /account/messages/read', ({ company_id, operator: { operator_id }, body }) =>
    inTransaction(db, async (tx) => {
      const who = { company_id, operator_id }
      await markRead(tx, who, body.message_ids)
      return { unread: await messageCount(tx, who, true) }
    }),
  )
}
