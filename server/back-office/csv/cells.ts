/** Conversion between cells of a CSV file and values. */
import type { CsvColumn } from '@schemas/csv-files'
import { yuanText } from '@schemas/money'
import { timeInShanghai } from '../../core/shanghai'

type Value = string | number

/**
 * Spreadsheets execute such text as a formula; some skip blanks and invisible characters before it. It is written
 * with a leading `'`, and so is text that already has one: reading removes exactly one.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
/** Spreadsheets round longer numbers, some also with blanks in them; a tab after them makes them text. */
const LONG_NUMBER = /^(?:\d\s*){12,}$/

/** A value as written to a file: cents as yuan, times in the shop's time zone, '' for none. */
export function writeCell({ kind }: Pick<CsvColumn, 'kind'>, value: Value | undefined): string {
  if (value === undefined || value === '') return ''
  if (kind === 'integer') return String(value)
  if (kind === 'cents') return yuanText(Number(value))
  if (kind === 'time') return timeInShanghai(new Date(value))
  return neutral(String(value))
}

/** Text that spreadsheets take neither for a formula nor for a number. */
export function neutral(text: string): string {
  // blanks around a text are not read
  const bare = text.trim()
  if (FORMULA.test(bare)) return `'${bare}`
  if (FORMULA.test(text)) return bare
  return LONG_NUMBER.test(bare) ? `${bare}\t` : text
}

/**
 * The value of a cell; text that is no such value is returned unchanged, for the schema to reject.
 * @returns undefined for an empty cell
 */
export function readCell({ kind }: Pick<CsvColumn, 'kind'>, cell: string): Value | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  if (kind === 'integer') return /^-?\d{1,15}$/.test(plain(text)) ? Number(plain(text)) : text
  if (kind === 'cents') return centsOf(text) ?? text
  return FORMULA.test(text) && text.startsWith("'") ? text.slice(1) : text
}

/** `¥1,299.5` → 129950, digit by digit, so that nothing is rounded. */
function centsOf(text: string): number | undefined {
  const [, sign = '', yuan, fraction = ''] =
    /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(plain(text.replace(/^[¥￥]/, ''))) ?? []
  if (yuan === undefined) return undefined
  return Number(`${sign}${yuan}${fraction.padEnd(2, '0')}`)
}

/** Without thousands separators; other commas stay and are rejected. */
const plain = (text: string) => (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text)
