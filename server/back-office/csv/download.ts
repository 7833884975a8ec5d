import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { csvFile, type CsvColumn, type CsvName } from '@schemas/csv-files'
import type { Database } from '../../db/client'
import { neutral, writeCell } from './cells'
import type { JobRow } from './job-repo'
import { requireCsvKind } from './csv-kind'
import { allRows, type RowRow } from './row-repo'
import type { CellKind } from './workbook/write'

/** Spreadsheets recognize UTF-8 by it. */
const BOM = '\uFEFF'

const STATES: Record<RowRow['state'], string> = {
  waiting: '等待处理',
  done: '成功',
  same: '无变化',
  failed: '失败',
}

export type SheetFormat = 'csv' | 'xlsx'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The rows of an export, or the result of each row of an import. */
export const fileOf = (db: Database, job: JobRow, format: SheetFormat = 'csv'): SheetFile =>
  sheetFile(
    job.direction === 'export' ? dataOf(requireCsvKind(job.name).name) : REPORT,
    allRows(db, job),
    format,
  )

/** A file with the headings only, to be filled in. */
export function templateOf(name: CsvName, format: SheetFormat = 'csv'): SheetFile {
  const columns = writableColumns(name)
  return sheetFile({ columns, cellsOf: () => [] }, noRows(), format)
}

async function* noRows(): AsyncGenerator<RowRow[]> {}

export interface SheetFile {
  content: Readable
  type: string
}

interface Layout {
  columns: readonly Pick<CsvColumn, 'title' | 'kind'>[]
  cellsOf(row: RowRow): string[][]
}

function sheetFile(
  { columns, cellsOf }: Layout,
  pages: AsyncIterable<RowRow[]>,
  format: SheetFormat,
): SheetFile {
  const lines = (async function* () {
    for await (const rows of pages) yield rows.flatMap((row) => cellsOf(row))
  })()
  return tableFile(columns, lines, format)
}

/** A file of written cells under their headings, sent while the pages of lines arrive. */
export function tableFile(
  columns: Layout['columns'],
  pages: AsyncIterable<string[][]>,
  format: SheetFormat,
): SheetFile {
  const headings = columns.map(({ title }) => title)
  if (format === 'csv')
    return { content: Readable.from(csvOf(headings, pages)), type: 'text/csv; charset=utf-8' }
  const kinds = columns.map(({ kind }) => (kind === 'time' ? 'text' : kind))
  return { content: Readable.from(packed(kinds, headings, pages)), type: WORKBOOK }
}

async function* csvOf(headings: string[], pages: AsyncIterable<string[][]>) {
  yield BOM + csv([headings])
  for await (const rows of pages) yield csv(rows)
}

/** Loaded with the first workbook. */
async function* packed(kinds: CellKind[], headings: string[], pages: AsyncIterable<string[][]>) {
  const { workbookOf } = await import('./workbook/write')
  yield* workbookOf(kinds, headings, pages)
}

function dataOf(name: CsvName): Layout {
  const { columns } = csvFile(name)
  return {
    columns,
    cellsOf: ({ values }) => [columns.map((column) => writeCell(column, values[column.key]))],
  }
}

/** One line for each problem, or one line for a row without problems. */
const REPORT: Layout = {
  columns: [
    { title: '行号', kind: 'integer' },
    { title: '结果', kind: 'text' },
    { title: '列', kind: 'text' },
    { title: '说明', kind: 'text' },
  ],
  cellsOf({ line, state, faults }) {
    const shown = faults.length > 0 ? faults : [{ column: '', message: '' }]
    return shown.map(({ column, message }) => [String(line), STATES[state], column, neutral(message)])
  },
}

const writableColumns = (name: CsvName) => csvFile(name).columns.filter(({ readonly }) => !readonly)

const csv = (records: string[][]): string => stringify(records, { record_delimiter: 'windows' })
