import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { awaitStock } from './service'

export default async function stockNoticeRoutes(app: FastifyInstance) {
  declareMember(app, 'POST /goods/items/{item_id}/notice', async ({ params, ...by }) => {
    await awaitStock(app.db, ownerOf(by), params.item_id)
    return { status: true }
  })
}
