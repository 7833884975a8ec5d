import { requirePages } from '../pages/scope'
import type { FastifyInstance } from 'fastify'
import { windowOf } from '../../db/paging'
import { declareAdmin, DOCUMENTS_BODY, settingOf } from '../../platform'
import { removePage } from '../page-management/change'
import { saveSetting } from '../../back-office'
import { headerOrFooter, saveHeaderOrFooter, saveTemplateContent, templateContent } from './content'
import { addPage, editPage } from './pages'
import { pageNamed, upstreamCount, upstreamRows } from './repo'

/** The API of upstream's designer, on the same services as our own. */
export default async function upstreamRoutes(app: FastifyInstance) {
  const { db, pageChanges } = app
  app.addHook('onRoute', (route) => {
    route.bodyLimit = DOCUMENTS_BODY
  })

  declareAdmin(app, 'GET /pctemplate/lists', async ({ company_id, operator: { pages }, query }) => {
    const filter = { ...query, pages }
    const [list, count] = await Promise.all([
      upstreamRows(db, company_id, filter, windowOf(query.page, query.pageSize)),
      upstreamCount(db, company_id, filter),
    ])
    return { list, count, total_count: count }
  })

  declareAdmin(app, 'POST /pctemplate/add', async ({ company_id, operator, body }) => {
    const row = await addPage(db, { company_id, operator }, body)
    pageChanges.announce(company_id)
    return row
  })

  declareAdmin(app, 'PUT /pctemplate/edit', async ({ company_id, operator, body }) => {
    const { page_id } = await pageNamed(db, company_id, body.id)
    await requirePages(db, { company_id, operator }, [page_id], false)
    const row = await editPage(db, { company_id, operator }, body)
    pageChanges.announce(company_id)
    return row
  })

  declareAdmin(app, 'DELETE /pctemplate/delete/{id}', async ({ company_id, operator, params }) => {
    const { page_id } = await pageNamed(db, company_id, params.id)
    await requirePages(db, { company_id, operator }, [page_id], false)
    await removePage(db, { company_id, operator }, page_id)
    return { status: true }
  })

  declareAdmin(app, 'GET /pctemplate/getTemplateContent', ({ company_id, query }) =>
    templateContent(db, company_id, query.theme_pc_template_id),
  )

  declareAdmin(app, 'POST /pctemplate/saveTemplateContent', async ({ company_id, operator, body }) => {
    await saveTemplateContent(db, { company_id, operator }, body.theme_pc_template_id, body.config)
    return { status: true }
  })

  declareAdmin(app, 'GET /pctemplate/getHeaderOrFooter', ({ company_id, query }) =>
    headerOrFooter(db, company_id, query.page_name),
  )

  declareAdmin(app, 'POST /pctemplate/saveHeaderOrFooter', ({ company_id, operator, body }) =>
    saveHeaderOrFooter(db, { company_id, operator }, body.page_name, body.config),
  )

  declareAdmin(app, 'GET /pctemplate/loginPage/setting', ({ company_id }) =>
    settingOf(db, company_id, 'login_page'),
  )

  declareAdmin(app, 'POST /pctemplate/loginPage/setting', async ({ company_id, operator, body }) => {
    const current = await settingOf(db, company_id, 'login_page')
    return saveSetting(db, { company_id, operator }, 'login_page', { ...current, ...body })
  })
}
