import type { FastifyInstance } from 'fastify'
import { declare } from '../../platform'
import { UpstreamPages } from './upstream-pages'

export default async function pageRoutes(app: FastifyInstance) {
  const pages = new UpstreamPages(app.db, app.log)

  declare(app, 'GET /pctemplate/getTemplateContent', ({ company_id, query }) =>
    pages.content(company_id, query),
  )
  declare(app, 'GET /pctemplate/getHeaderOrFooter', ({ company_id, query }) =>
    pages.headerOrFooter(company_id, query),
  )
  declare(app, 'GET /theme.tmpl', ({ company_id }) => pages.theme(company_id))
}
