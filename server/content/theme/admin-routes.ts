import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { followTheme, themedPages } from './service'

export default async function themeRoutes(app: FastifyInstance) {
  const { db, pageChanges } = app

  declareAdmin(app, 'GET /theme/pages', async ({ company_id, operator }) => ({
    pages: await themedPages(db, company_id, operator.pages),
  }))

  declareAdmin(app, 'POST /theme/follow', async ({ body, ...actor }) => {
    const answer = await followTheme(db, actor, body.pages)
    if (answer.published > 0) pageChanges.announce(actor.company_id)
    return answer
  })
}
