/** Cells of a file: what stands in them, and what it means. */
import type { CsvColumn } from '@schemas/csv-files'
import { yuanText } from '@schemas/money'
import { timeInShanghai } from '../../core/shanghai'

type Value = string | number

/**
 * Spreadsheets run a text that begins so as a formula, and some of them skip blanks and what is not seen before it. It gets a `'` before it, and so does one that has such a `'`
 * already: reading takes exactly one off again.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
/** Spreadsheets round longer numbers: a tab behind them makes them text. */
const LONG_NUMBER = /^\d{12,}$/

/** A value as it stands in a file: cents as yuan, a time by the shops' clocks, nothing for nothing. */
export function writeCell({ kind }: Pick<CsvColumn, 'kind'>, value: Value | undefined): string {
  if (value === undefined || value === '') return ''
  if (kind === 'integer') return String(value)
  if (kind === 'cents') return yuanText(Number(value))
  if (kind === 'time') return timeInShanghai(new Date(value))
  return neutral(String(value))
}

/** A text that no spreadsheet takes for a formula or for a number. */
export function neutral(text: string): string {
  if (FORMULA.test(text)) return `'${text}`
  return LONG_NUMBER.test(text) ? `${text}\t` : text
}

/**
 * What a cell means; a text that is no such value is left as it is, for the schema to refuse in its words.
 * @returns undefined for an empty one
 */
export function readCell({ kind }: Pick<CsvColumn, 'kind'>, cell: string): Value | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  if (kind === 'integer') return /^-?\d{1,15}$/.test(plain(text)) ? Number(plain(text)) : text
  if (kind === 'cents') return centsOf(text) ?? text
  return FORMULA.test(text) && text.startsWith("'") ? text.slice(1) : text
}

/** `¥1,299.5` → 129950, by its digits: no fraction is ever rounded. */
function centsOf(text: string): number | undefined {
  const [, sign = '', yuan, fraction = ''] =
    /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(plain(text.replace(/^[¥￥]/, ''))) ?? []
  if (yuan === undefined) return undefined
  return Number(`${sign}${yuan}${fraction.padEnd(2, '0')}`)
}

/** Without the commas of thousands; others stay, and are refused. */
const plain = (text: string) => (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text)
