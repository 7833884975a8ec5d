import type { FastifyInstance } from 'fastify'
import { declare } from '../http/declare-shop'
import { signKeyOf } from './signatures'

export default async function companyRoutes(app: FastifyInstance) {
  declare(app, 'GET /company/sign_key', async ({ company_id }) => ({
    sign_key: await signKeyOf(app.db, company_id),
  }))
}
