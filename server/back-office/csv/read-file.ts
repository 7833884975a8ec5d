import type { FastifyRequest } from 'fastify'
import { CsvError, parse } from 'csv-parse/sync'
import { csvFile, type CsvColumn, type CsvName } from '@schemas/csv-files'
import { AppError, fieldError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { readCell } from './cells'
import type { CsvCells, CsvLine } from './csv-kind'

interface CsvForm {
  file_name: string
  bytes: Buffer
}

/** Longer file names are cut. */
const LONGEST_NAME = 100

/**
 * Reads the one file of a form.
 * @throws AppError for another kind of body, no file, or one larger than FIGURES.sheet_bytes
 */
export async function readCsvForm(request: FastifyRequest): Promise<CsvForm> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { message: '应当以 multipart/form-data 提交 file' })
  let form: CsvForm | undefined
  const limits = { files: 1, fields: 0, fileSize: FIGURES.sheet_bytes }
  try {
    for await (const part of request.parts({ limits }))
      if (part.type === 'file')
        form = { file_name: part.filename.slice(0, LONGEST_NAME), bytes: await part.toBuffer() }
  } catch (error) {
    throw refusal(error)
  }
  if (!form) throw new AppError('invalid', { message: '缺少文件', errors: { file: ['必填'] } })
  return form
}

/** Reading a form fails only because of what was sent: too much, an incomplete form, or no form at all. */
function refusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = `文件最大 ${FIGURES.sheet_bytes / 1024 / 1024} MB，请分成几个文件`
    return new AppError('too_large', { message, errors: { file: [message] }, cause: error })
  }
  if (code.startsWith('FST_')) return error
  return new AppError('bad_request', { message: '上传的表单不完整', cause: error })
}

/**
 * The rows of a file, with cells typed by their columns, not validated yet. Empty rows only count as lines.
 * @throws AppError invalid for a file that is neither CSV nor a workbook (xlsx), has other headings than this kind, no
 * rows, or more than FIGURES.sheet_rows
 */
export async function readSheetFile(name: CsvName, bytes: Uint8Array): Promise<CsvLine[]> {
  return linesOf(name, startsWith(bytes, PACKED) ? await sheetOf(bytes) : recordsOf(decodeCsv(bytes)))
}

async function sheetOf(bytes: Uint8Array): Promise<string[][]> {
  // loaded with the first workbook
  const [{ readWorkbook }, { BrokenWorkbook }] = await Promise.all([
    import('./workbook/read'),
    import('./workbook/unpack'),
  ])
  try {
    return await readWorkbook(bytes)
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error
    throw wrong('文件不是完整的 Excel 工作簿（xlsx），请重新保存后导入')
  }
}

function linesOf(name: CsvName, [headings = [], ...records]: string[][]): CsvLine[] {
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

/** The column of each heading; null for one that is not read. */
function columnsOf(name: CsvName, headings: string[]): (CsvColumn | null)[] {
  const { title, columns } = csvFile(name)
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

function cellsOf(columns: (CsvColumn | null)[], record: string[]): CsvCells {
  const cells: CsvCells = {}
  columns.forEach((column, index) => {
    const value = column && readCell(column, record[index] ?? '')
    if (column && value !== undefined && value !== null) cells[column.key] = value
  })
  return cells
}

const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
/** First bytes of a zip, as which workbooks (xlsx) are packed, and of the older ones (xls). */
const PACKED = [0x50, 0x4b, 0x03, 0x04]
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The text of a file: UTF-8, or GB18030, which Chinese spreadsheets write.
 * @throws AppError invalid for another encoding, and for an old workbook (xls)
 */
function decodeCsv(bytes: Uint8Array): string {
  if (startsWith(bytes, OLD_WORKBOOK))
    throw wrong('收到的是旧版 Excel 工作簿（xls），请另存为 xlsx 或 CSV 后导入')
  if (UTF_16.some((mark) => startsWith(bytes, mark)))
    throw wrong('收到的是 UTF-16 编码，请另存为“CSV UTF-8”后导入')
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
  if (text === undefined) throw wrong('文件既不是 UTF-8 也不是 GB18030 编码，请另存为“CSV UTF-8”后导入')
  if (text.includes('\0')) throw wrong('文件不是文本，请导入 CSV 文件')
  return text
}

/** `undefined` for bytes that are invalid in this encoding; a byte-order mark is removed. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte)
const wrong = (message: string) => fieldError('file', message)
