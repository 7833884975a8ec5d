import type { FastifyInstance } from 'fastify'
import type { DashboardFigure } from '@schemas/generated/api'
import { timeNow } from '../../db/time'
import { type CurrentOperator, declareAdmin, may, sightOf } from '../../platform'
import { createdToday } from './repo'
import { cachedSalesByDay } from './sales'
import type { Database } from '../../db/client'
import { requireWorklist } from '../worklists/worklist'

export default async function dashboardRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /dashboard', async ({ company_id, operator }) => {
    const now = timeNow()
    const [created_today, figures, days] = await Promise.all([
      createdToday(db, company_id, now, operator.shops),
      dashboardFigures(db, company_id, operator, now),
      cachedSalesByDay(db, company_id, now, operator.shops),
    ])
    const today = days.at(-1)
    if (!today) throw new Error('Expected the sales of today, found none')
    return { created_today, today, figures, days }
  })
}

/** Open work by worklist and tab. */
const FIGURES = [
  { title: '待发货', worklist: 'order', tab: 'to_ship' },
  { title: '取消申请', worklist: 'order', tab: 'to_cancel' },
  { title: '待开票', worklist: 'order', tab: 'to_invoice' },
  { title: '售后待处理', worklist: 'aftersale', tab: 'APPLIED' },
  { title: '凭证待审核', worklist: 'voucher', tab: 'pending' },
  { title: '退款失败', worklist: 'refund', tab: 'failed' },
  { title: '待转账退款', worklist: 'refund', tab: 'transfer' },
  { title: '对账差异', worklist: 'bill_difference', tab: 'open' },
  { title: '账单获取失败', worklist: 'bill', tab: 'failed' },
  { title: '库存不足', worklist: 'stock', tab: 'low' },
] as const

/** Amount of open work, counted by the worklists, so that a figure equals what its link shows. */
const dashboardFigures = (
  db: Database,
  company_id: string,
  operator: CurrentOperator,
  now: Date,
): Promise<DashboardFigure[]> =>
  Promise.all(
    FIGURES.filter(({ worklist }) => may(operator, requireWorklist(worklist).rights.view)).map(
      async (figure) => {
        const { list } = requireWorklist(figure.worklist)
        const at = { limit: 1, offset: 0 }
        const { count, more } = await list(db, {
          company_id,
          sight: sightOf(operator),
          tab: figure.tab,
          at,
          now,
        })
        // one more than the counted rows means that there are more
        return { ...figure, count: more ? count + 1 : count }
      },
    ),
  )
