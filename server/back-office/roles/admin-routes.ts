import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { changeRole, createRole, listRoles, removeRole } from './service'

/** The presets and the company's own roles (rule office-8). */
export default async function roleRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /roles', ({ company_id }) => listRoles(db, company_id))

  declareAdmin(app, 'POST /roles', ({ body, ...by }) => createRole(db, by, body))

  declareAdmin(app, 'PUT /roles/{role_id}', ({ params, body, ...by }) =>
    changeRole(db, by, params.role_id, body),
  )

  declareAdmin(app, 'DELETE /roles/{role_id}', async ({ params, ...by }) => {
    await removeRole(db, by, params.role_id)
    return { status: true }
  })
}
