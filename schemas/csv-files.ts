/** Files for import and export, row by row (`schemas/sheets`): columns and validation of a row. */
import { csvFiles, type CsvValues } from './generated/csv-files'
import { validateProps } from './validate'
import type { JsonObject } from './page'
import type { Problem } from './problem'
import type { Validate } from './validate-function'

export type { CsvValues }
export type CsvName = keyof CsvValues

/** A column of a file. */
export interface CsvColumn {
  key: string
  /** Its heading, by which it is recognised. */
  title: string
  /** Format of a cell: cents as yuan, a time as the shop's local time. */
  kind: 'text' | 'integer' | 'cents' | 'time'
  /** Whether a file must have it. */
  required: boolean
  /** Written for readers of the file; ignored on import. */
  readonly: boolean
  /** Notes for filling it in. */
  note: string
}

/** The entry of each kind in `schemas/generated/csv-files.ts`. */
export interface CsvFile {
  title: string
  columns: CsvColumn[]
  validate: Validate
}

export const csvFile = (name: CsvName): CsvFile => csvFiles[name]

/** All problems of a row; paths are `/props/{column}`. */
export const problemsOfCsvRow = (name: CsvName, row: JsonObject): Problem[] =>
  validateProps(name, row, csvFiles[name].validate)
