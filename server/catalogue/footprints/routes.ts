import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { clearFootprints, listFootprints, saveFootprint } from './service'

export default async function footprintRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /member/browse/history/save', async ({ body, ...actor }) => {
    await saveFootprint(db, ownerOf(actor), body.item_id, actor.member)
    return { status: true }
  })
  declareMember(app, 'GET /member/browse/history/list', ({ query, ...actor }) =>
    listFootprints(db, ownerOf(actor), query, actor.member),
  )
  declareMember(app, 'DELETE /member/browse/history', async ({ body, ...actor }) => {
    await clearFootprints(db, ownerOf(actor), body)
    return { status: true }
  })
}
