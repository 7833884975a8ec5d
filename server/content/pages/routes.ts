import type { FastifyInstance } from 'fastify'
import { declare } from '../../platform'
import { Templates } from './templates'

export default async function pageRoutes(app: FastifyInstance) {
  const templates = new Templates(app.db, app.log)

  declare(app, 'GET /pctemplate/getTemplateContent', ({ company_id, query }) =>
    templates.content(company_id, query),
  )
  declare(app, 'GET /pctemplate/getHeaderOrFooter', ({ company_id, query }) =>
    templates.headerOrFooter(company_id, query.page_name),
  )
  declare(app, 'GET /theme.tmpl', ({ company_id }) => templates.theme(company_id))
}
