import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { newId } from '../../core/ids'
import { FIGURES } from '../../config/limits'
import { inTransaction } from '../../db/transaction'
import { declareAdmin, may, requireRight } from '../../platform'
import { countOwn, deleteView, putView, viewsOf } from './repo'

/** Lists as operators have narrowed them (rule office-5). */
export default async function viewAdminRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /account/views', ({ company_id, operator: { operator_id }, query: { list } }) =>
    viewsOf(db, { company_id, operator_id }, list),
  )

  declareAdmin(app, 'POST /account/views', async ({ company_id, operator, body }) => {
    const { list, query, shared = false } = body
    const name = body.name.trim()
    if (shared) requireRight(operator, 'views.share')
    const viewer = { company_id, operator_id: operator.operator_id }
    return inTransaction(db, async (tx) => {
      await putView(tx, { ...viewer, view_id: newId(), list, name, query, shared })
      if ((await countOwn(tx, viewer, list)) > FIGURES.saved_views)
        throw new AppError('invalid', {
          message: `每个列表最多保存 ${FIGURES.saved_views} 个视图，请先删除几个`,
        })
      const saved = (await viewsOf(tx, viewer, list)).find((view) => view.own && view.name === name)
      if (!saved) throw new Error(`Expected the view ${name} to be saved, found none`)
      return saved
    })
  })

  declareAdmin(
    app,
    'DELETE /account/views/{view_id}',
    async ({ company_id, operator, params: { view_id } }) => {
      const viewer = { company_id, operator_id: operator.operator_id }
      const gone = await inTransaction(db, (tx) =>
        deleteView(tx, viewer, view_id, may(operator, 'operators.edit')),
      )
      if (!gone) throw new AppError('not_found')
      return { status: true }
    },
  )
}
