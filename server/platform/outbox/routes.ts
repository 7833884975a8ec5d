import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { isFromHere } from '../../config/hosts'
import { declare } from '../http/declare-shop'
import { windowOf } from '../../db/paging'
import { messageCount, messagesPage } from './repo'

export default async function outboxRoutes(app: FastifyInstance) {
  const { db, config } = app

  declare(app, 'GET /demo/outbox', async ({ company_id, request, query: { recipient, page, pageSize } }) => {
    // a deployment stores nothing here, and must not show what a demo stored before
    // a demo shows its codes to loopback only, even if other machines can reach it
    if (config.deployed || !isFromHere(request)) throw new AppError('route_not_found')
    const filter = { company_id, recipient }
    const [rows, count] = await Promise.all([
      messagesPage(db, filter, windowOf(page, pageSize)),
      messageCount(db, filter),
    ])
    const list = rows.map(({ company_id: _company_id, created, ...message }) => ({
      ...message,
      created: created.toISOString(),
    }))
    return { list, count, total_count: count }
  })
}
