import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { csvFile, type CsvName } from '@schemas/csv-files'
import type { Database } from '../../db/client'
import { neutral, writeCell } from './cells'
import type { JobRow } from './job-repo'
import { requireCsvKind } from './csv-kind'
import { allRows, type RowRow } from './row-repo'

/** Spreadsheets recognize UTF-8 by it. */
const BOM = '\uFEFF'

const STATES: Record<RowRow['state'], string> = {
  waiting: '等待处理',
  done: '成功',
  same: '无变化',
  failed: '失败',
}

/** The rows of an export, or the result of each row of an import. */
export function fileOf(db: Database, job: JobRow): Readable {
  const { name } = requireCsvKind(job.name)
  const [headings, cellsOf] = job.direction === 'export' ? dataOf(name) : REPORT
  return Readable.from(
    (async function* () {
      yield BOM + csv([headings])
      for await (const rows of allRows(db, job)) yield csv(rows.flatMap(cellsOf))
    })(),
  )
}

/** A file with the headings only, to be filled in. */
export const templateOf = (name: CsvName): string =>
  BOM + csv([writableColumns(name).map(({ title }) => title)])

type Layout = [headings: string[], cellsOf: (row: RowRow) => string[][]]

function dataOf(name: CsvName): Layout {
  const { columns } = csvFile(name)
  const headings = columns.map(({ title }) => title)
  return [headings, ({ values }) => [columns.map((column) => writeCell(column, values[column.key]))]]
}

/** One line for each problem, or one line for a row without problems. */
const REPORT: Layout = [
  ['行号', '结果', '列', '说明'],
  ({ line, state, faults }) => {
    const shown = faults.length > 0 ? faults : [{ column: '', message: '' }]
    return shown.map(({ column, message }) => [String(line), STATES[state], column, neutral(message)])
  },
]

const writableColumns = (name: CsvName) => csvFile(name).columns.filter(({ readonly }) => !readonly)

const csv = (records: string[][]): string => stringify(records, { record_delimiter: 'windows' })
