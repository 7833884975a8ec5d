import type { FastifyInstance } from 'fastify'
import { declare } from '../http/declare-shop'
import { readFor } from '../http/visitor-reads'
import { companyOf } from '../company/repo'
import { pageParamsOf, settingOf } from './repo'

export default async function settingRoutes(app: FastifyInstance) {
  declare(app, 'GET /pagestemplate/gettdk', ({ company_id }) => settingOf(app.db, company_id, 'tdk'))

  declare(app, 'GET /pageparams/setting', async ({ company_id, query }) => {
    const { template_name, page_name, name } = query
    const list = (await pageParamsOf(app.db, company_id))
      .filter(
        (row) =>
          row.template_name === template_name &&
          (page_name === undefined || row.page_name === page_name) &&
          (name === undefined || row.name === name),
      )
      .map((row) => ({ ...row, company_id }))
    return { list, count: list.length, total_count: list.length }
  })

  declare(app, 'GET /shops/setting', async (asked) => {
    const { company_id } = asked
    const [{ shop_name, ...info }, { brand_name, logo, intro }] = await readFor(asked, (db) =>
      Promise.all([settingOf(db, company_id, 'shop_info'), companyOf(db, company_id)]),
    )
    return { ...info, brand_name: shop_name || brand_name, logo, intro }
  })

  declare(app, 'GET /company/privacy_setting_ck', ({ company_id }) =>
    settingOf(app.db, company_id, 'privacy_notice'),
  )
}
