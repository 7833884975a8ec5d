import { posix } from 'node:path'
import { BrokenWorkbook, readParts, type PartReader } from './unpack'

/** Cells beyond are refused: no file of ours has as many columns. */
const MOST_COLUMNS = 256

/**
 * The rows of a workbook's first sheet, as texts; row 1 is first, and rows that are left out are empty.
 * @throws BrokenWorkbook for a file that is no workbook (xlsx)
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const book = { sheet: '', targets: new Map<string, string>(), shared: [] as string[] }
  await readParts(bytes, (path) => {
    if (path === 'xl/workbook.xml') return firstSheet((id) => (book.sheet ||= id))
    if (path === 'xl/_rels/workbook.xml.rels')
      return relations((id, target) => void book.targets.set(id, target))
    return path === 'xl/sharedStrings.xml' ? sharedTexts(book.shared) : undefined
  })
  const target = book.targets.get(book.sheet)
  if (target === undefined) throw new BrokenWorkbook('it has no sheet')
  const sheet = posix.join('/xl', target.startsWith('/') ? posix.relative('/xl', target) : target).slice(1)
  const rows: string[][] = []
  let found = false
  await readParts(bytes, (path) => {
    if (path !== sheet) return undefined
    found = true
    return cells(rows, book.shared)
  })
  if (!found) throw new BrokenWorkbook(`it lacks ${sheet}`)
  return rows
}

const firstSheet = (take: (id: string) => void): PartReader => ({
  open(name, attributes) {
    if (name === 'sheet') take(attributes['r:id'] ?? '')
  },
})

const relations = (take: (id: string, target: string) => void): PartReader => ({
  open(name, { Id = '', Target = '' }) {
    if (name === 'Relationship') take(Id, Target)
  },
})

/** Texts may have runs of several styles; the pronunciation (`rPh`) beside them is not part of them. */
function textOf(of: string, take: (text: string) => void): PartReader {
  let text = ''
  let reading = false
  let spoken = 0
  return {
    open(name) {
      if (name === of) text = ''
      if (name === 'rPh') spoken++
      reading = name === 't' && spoken === 0
    },
    text(part) {
      if (reading) text += part
    },
    close(name) {
      reading = false
      if (name === 'rPh') spoken--
      if (name === of) take(text)
    },
  }
}

const sharedTexts = (shared: string[]): PartReader => textOf('si', (text) => void shared.push(text))

function cells(rows: string[][], shared: readonly string[]): PartReader {
  let row: string[] = []
  let at = { column: -1, type: '' }
  let value = ''
  let reading = false
  const inline = textOf('is', (text) => (value = text))
  return {
    open(name, attributes) {
      inline.open?.(name, attributes)
      if (name === 'row') {
        const number = Number(attributes['r'] ?? rows.length + 1)
        if (!(number > rows.length && number <= 1_048_576))
          throw new BrokenWorkbook('its rows are out of order')
        while (rows.length < number) rows.push([])
        row = rows[number - 1] ?? []
        at = { column: -1, type: '' }
      }
      if (name === 'c') {
        const column = attributes['r'] === undefined ? at.column + 1 : columnOf(attributes['r'])
        if (column >= MOST_COLUMNS) throw new BrokenWorkbook('it has too many columns')
        at = { column, type: attributes['t'] ?? 'n' }
        value = ''
      }
      reading = name === 'v'
    },
    text(part) {
      inline.text?.(part)
      if (reading) value += part
    },
    close(name) {
      inline.close?.(name)
      reading = false
      if (name !== 'c' || value === '') return
      while (row.length < at.column) row.push('')
      row[at.column] = shown(value, at.type, shared)
    },
  }
}

/** `BC12` → 54 */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function shown(value: string, type: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return value
  // 19.9 may be stored as 19.899999999999999
  const number = String(Number(value))
  return /^-?\d+(\.\d+)?$/.test(number) ? number : value
}
