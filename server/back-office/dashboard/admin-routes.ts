import type { FastifyInstance } from 'fastify'
import type { DashboardFigure } from '@schemas/generated/api'
import { timeNow } from '../../db/time'
import { type CurrentOperator, declareAdmin, may, sightOf } from '../../platform'
import { createdToday } from './repo'
import { cachedSalesByDay } from './sales'
import type { Database } from '../../db/client'
import { requireWorklist, rightToAct, type Worklist } from '../worklists/worklist'
import type { Right } from '@schemas/rights'

export default async function dashboardRoutes(app: FastifyInstance) {
  const { db, reads } = app

  declareAdmin(app, 'GET /dashboard', async ({ company_id, operator }) => {
    const now = timeNow()
    const [created_today, figures, days] = await reads.read(company_id, (old) =>
      Promise.all([
        createdToday(old, company_id, now, operator.shops),
        figuresOf(old, company_id, operator, now, ({ rights }) => rights.view),
        cachedSalesByDay(old, company_id, now, operator.shops),
      ]),
    )
    const today = days.at(-1)
    if (!today) throw new Error('Expected the sales of today, found none')
    return { created_today, today, figures, days }
  })

  declareAdmin(app, 'GET /open-work', async ({ company_id, operator }) => ({
    figures: await figuresOf(db, company_id, operator, timeNow(), (worklist, { form = '' }) =>
      rightToAct(worklist, form),
    ),
  }))
}

interface Figure {
  title: string
  worklist: string
  tab: string
  /** The action that does it, where its right is another than that of the worklist's others. */
  form?: string
}

/** Open work by worklist and tab. */
const FIGURES: readonly Figure[] = [
  { title: '待发货', worklist: 'order', tab: 'to_ship' },
  { title: '取消申请', worklist: 'order', tab: 'to_cancel' },
  { title: '待开票', worklist: 'order', tab: 'to_invoice' },
  { title: '售后待处理', worklist: 'aftersale', tab: 'APPLIED' },
  { title: '凭证待审核', worklist: 'voucher', tab: 'pending' },
  { title: '退款失败', worklist: 'refund', tab: 'failed' },
  { title: '待转账退款', worklist: 'refund', tab: 'transfer', form: 'confirm_refund' },
  { title: '对账差异', worklist: 'bill_difference', tab: 'open' },
  { title: '账单获取失败', worklist: 'bill', tab: 'failed' },
  { title: '库存不足', worklist: 'stock', tab: 'low' },
]

/**
 * Amount of open work, counted by the worklists, so that a figure equals what its link shows.
 * @param rightFor which right an operator needs to be shown a figure
 */
const figuresOf = (
  db: Database,
  company_id: string,
  operator: CurrentOperator,
  now: Date,
  rightFor: (worklist: Worklist, figure: Figure) => Right,
): Promise<DashboardFigure[]> =>
  Promise.all(
    FIGURES.filter((figure) => may(operator, rightFor(requireWorklist(figure.worklist), figure))).map(
      async ({ title, worklist, tab }) => {
        const at = { limit: 1, offset: 0 }
        const search = { company_id, sight: sightOf(operator), tab, at, now }
        const { count, more } = await requireWorklist(worklist).list(db, search)
        // one more than the counted rows means that there are more
        return { title, worklist, tab, count: more ? count + 1 : count }
      },
    ),
  )
