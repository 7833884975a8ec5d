import type { ReportColumn } from '@schemas/generated/api'
import { type SheetFile, type SheetFormat, tableFile, writeCell } from '../../back-office'
import type { Database } from '../../db/client'
import { windowOf } from '../../db/paging'
import { type ReportDefinition, reportOf } from './reports'
import type { ReportSpan } from './repo'

/** Rows that are read at a time: each time the days are summed up again. */
const PAGE = 10_000

/** All rows of a report and their sums, written while they are read. What is paid from now on is not in it. */
export function reportFile(
  db: Database,
  report: ReportDefinition,
  span: ReportSpan,
  { format, now, rows = PAGE }: { format: SheetFormat; now: Date; rows?: number },
): SheetFile {
  const past = { ...span, to: new Date(Math.min(span.to.getTime(), now.getTime())) }
  const columns = report.columns.map((column) => ({ title: column.title, kind: kindOf(column) }))
  return tableFile(columns, linesOf(db, report, past, rows), format)
}

const kindOf = ({ kind }: ReportColumn): 'text' | 'integer' | 'cents' =>
  kind === 'number' ? 'integer' : kind

async function* linesOf(
  db: Database,
  report: ReportDefinition,
  span: ReportSpan,
  rows: number,
): AsyncGenerator<string[][]> {
  const cells = (values: Record<string, string | number>) =>
    report.columns.map((column) => writeCell({ kind: kindOf(column) }, values[column.key]))
  for (let page = 1; ; page++) {
    const { list, total_count, totals } = await reportOf(db, report, span, windowOf(page, rows))
    yield list.map(({ values }) => cells(values))
    if (page * rows < total_count) continue
    const [first, ...others] = cells(totals)
    yield [[first || '合计', ...others]]
    return
  }
}
