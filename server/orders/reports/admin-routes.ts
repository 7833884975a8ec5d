import type { FastifyInstance } from 'fastify'
import { dayInShanghai } from '../../core/shanghai'
import { windowOf } from '../../db/paging'
import { timeNow } from '../../db/time'
import { declareAdmin, declareAdminFile } from '../../platform'
import { reportFile } from './report-file'
import { REPORTS, reportOf, requireReport, shopsOfReport, spanOf } from './reports'

/** What was sold and refunded in some days, by day, product, member and shop. */
export default async function reportRoutes(app: FastifyInstance) {
  const { db, reads } = app

  declareAdmin(app, 'GET /reports', async ({ operator: { shops } }) =>
    REPORTS.map(({ name, title, filters }) => ({
      name,
      title,
      // with one shop there is nothing to choose
      ...(filters && shops.length !== 1 && { filters }),
    })),
  )

  declareAdmin(app, 'GET /reports/{name}', async ({ company_id, operator: { shops }, params, query }) => {
    const report = requireReport(params.name)
    const span = spanOf({ company_id, shops: shopsOfReport(report, shops, query.shop) }, query, timeNow())
    const page = windowOf(query.page, query.pageSize)
    return { ...(await reads.read(company_id, (old) => reportOf(old, report, span, page))), ...daysOf(span) }
  })

  declareAdminFile(
    app,
    'GET /reports/{name}/file',
    async ({ company_id, operator: { shops }, params, query }) => {
      const report = requireReport(params.name)
      const now = timeNow()
      const span = spanOf({ company_id, shops: shopsOfReport(report, shops, query.shop) }, query, now)
      const { from, to } = daysOf(span)
      const { format } = query
      return {
        name: `${report.title}报表-${from}-${to}.${format}`,
        ...reportFile(db, report, span, { format, now }),
      }
    },
  )
}

/** The days of a span, both included. */
const daysOf = ({ from, to }: { from: Date; to: Date }) => ({
  from: dayInShanghai(from),
  to: dayInShanghai(new Date(to.getTime() - 1)),
})
