import { CsvError, parse } from 'csv-parse/sync'
import { kindOfSheet, type SheetColumn, type SheetName } from '@schemas/sheets'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { readCell } from './cells'
import { decodeCsv } from './decode'
import type { CsvCells, CsvLine } from './csv-kind'

/**
 * The rows of a file, their cells as the columns type them; nothing is judged yet. Empty rows count as lines only.
 * @throws AppError invalid for a file that is no CSV, whose headings are not those of this kind, without rows, or with more
 * than FIGURES.sheet_rows
 */
export function readCsvFile(name: SheetName, bytes: Uint8Array): CsvLine[] {
  const [headings = [], ...records] = recordsOf(decodeCsv(bytes))
  const columns = columnsOf(name, headings)
  const lines = records.flatMap((record, index): CsvLine[] => {
    // the headings are line 1
    const line = index + 2
    if (record.every((cell) => cell.trim() === '')) return []
    const more = record.slice(headings.length).find((cell) => cell.trim() !== '')
    if (more !== undefined)
      throw wrong(`第 ${line} 行有 ${record.length} 格，表头只有 ${headings.length} 格：多出的是“${more}”`)
    return [{ line, values: cellsOf(columns, record) }]
  })
  if (lines.length === 0) throw wrong('文件中没有数据，请在表头下填写')
  if (lines.length > FIGURES.sheet_rows)
    throw wrong(`一次最多导入 ${FIGURES.sheet_rows} 行，收到 ${lines.length} 行，请分成几个文件`)
  return lines
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw wrong(`文件不是完整的 CSV，问题在第 ${String(error['lines'] ?? '?')} 行：引号应当成对`)
  }
}

/** Which column stands at each place; null for one that is not read. */
function columnsOf(name: SheetName, headings: string[]): (SheetColumn | null)[] {
  const { title, columns } = kindOfSheet(name)
  const titles = headings.map((heading) => heading.trim())
  const known = columns.map((column) => column.title)
  const strange = titles.filter((heading) => heading !== '' && !known.includes(heading))
  if (strange.length > 0)
    throw wrong(`“${title}”没有这些列：${strange.join('、')}；可用的列是：${known.join('、')}`)
  const twice = titles.find((heading, index) => heading !== '' && titles.indexOf(heading) !== index)
  if (twice !== undefined) throw wrong(`“${twice}”列出现了两次`)
  const missing = columns.filter((column) => column.required && !titles.includes(column.title))
  if (missing.length > 0)
    throw wrong(`缺少${missing.map((column) => `“${column.title}”`).join('、')}列，首行应为表头`)
  return titles.map(
    (heading) => columns.find((column) => column.title === heading && !column.readonly) ?? null,
  )
}

function cellsOf(columns: (SheetColumn | null)[], record: string[]): CsvCells {
  const cells: CsvCells = {}
  columns.forEach((column, index) => {
    const value = column && readCell(column, record[index] ?? '')
    if (column && value !== undefined && value !== null) cells[column.key] = value
  })
  return cells
}

const wrong = (message: string) => new AppError('invalid', { message, errors: { file: [message] } })
