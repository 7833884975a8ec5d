import type { FastifyInstance } from 'fastify'
import { stringify } from 'csv-stringify/sync'
import { dayInShanghai } from '../../core/shanghai'
import { timeNow } from '../../db/time'
import { FIGURES } from '../../config/limits'
import { writeCell } from '../../back-office'
import { declareAdmin, declareAdminFile } from '../../platform'
import { REPORTS, reportOf, requireReport, spanOf } from './reports'

/** Rows that a page shows; a file has all. */
const SHOWN = 200
/** Spreadsheets recognize UTF-8 by it. */
const BOM = '\uFEFF'

/** What was sold and refunded in some days, by day, product, member and shop. */
export default async function reportRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /reports', async () => REPORTS.map(({ name, title }) => ({ name, title })))

  declareAdmin(app, 'GET /reports/{name}', async ({ company_id, operator: { shops }, params, query }) => {
    const report = requireReport(params.name)
    const span = spanOf({ company_id, shops }, query, timeNow())
    return { ...(await reportOf(db, report, span, SHOWN)), ...daysOf(span) }
  })

  declareAdminFile(
    app,
    'GET /reports/{name}/file',
    async ({ company_id, operator: { shops }, params, query }) => {
      const report = requireReport(params.name)
      const span = spanOf({ company_id, shops }, query, timeNow())
      const { columns, list, totals, title } = await reportOf(db, report, span, FIGURES.sheet_exported)
      const cells = (values: Record<string, string | number>) =>
        columns.map(({ key, kind }) => writeCell({ kind: kind === 'number' ? 'integer' : kind }, values[key]))
      const [first, ...others] = cells(totals)
      const lines = [
        columns.map((column) => column.title),
        ...list.map(({ values }) => cells(values)),
        [first || '合计', ...others],
      ]
      const { from, to } = daysOf(span)
      return {
        name: `${title}报表-${from}-${to}.csv`,
        content: BOM + stringify(lines, { record_delimiter: 'windows' }),
      }
    },
  )
}

/** The days of a span, both included. */
const daysOf = ({ from, to }: { from: Date; to: Date }) => ({
  from: dayInShanghai(from),
  to: dayInShanghai(new Date(to.getTime() - 1)),
})
