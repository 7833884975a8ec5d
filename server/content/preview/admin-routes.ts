import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { previewLink } from './service'

export default async function previewRoutes(app: FastifyInstance) {
  declareAdmin(app, 'POST /preview', ({ company_id, body }) => previewLink(app.db, company_id, body))
}
