import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { dashboardFigures } from './figures'
import { createdToday } from './repo'
import { cachedSalesByDay } from './sales'

export default async function dashboardRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /dashboard', async ({ company_id }) => {
    const now = timeNow()
    const [created_today, figures, days] = await Promise.all([
      createdToday(db, company_id, now),
      dashboardFigures(db, company_id, now),
      cachedSalesByDay(db, company_id, now),
    ])
    const today = days.at(-1)
    if (!today) throw new Error('Expected the sales of today, found none')
    return { created_today, today, figures, days }
  })
}
