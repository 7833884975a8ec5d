import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { clearFootprints, listFootprints, saveFootprint } from './service'

export default async function footprintRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /member/browse/history/save', async ({ body, ...by }) => {
    await saveFootprint(db, ownerOf(by), body.item_id, by.member)
    return { status: true }
  })
  declareMember(app, 'GET /member/browse/history/list', ({ query, ...by }) =>
    listFootprints(db, ownerOf(by), query, by.member),
  )
  declareMember(app, 'DELETE /member/browse/history', async ({ body, ...by }) => {
    await clearFootprints(db, ownerOf(by), body)
    return { status: true }
  })
}
