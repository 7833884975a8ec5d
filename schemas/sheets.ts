/** Files that operators send and get, a row at a time (`schemas/sheets`): columns, and the one judge of a row. */
import { sheets, type SheetValues } from './generated/sheets'
import { validateProps } from './validate'
import type { JsonObject } from './page'
import type { Problem } from './problem'
import type { Validate } from './validate-function'

export type { SheetValues }
export type SheetName = keyof SheetValues

/** A column of a file. */
export interface SheetColumn {
  key: string
  /** Its heading, by which it is found. */
  title: string
  /** How a cell is read and written: cents as yuan, a time by the shops' clocks. */
  kind: 'text' | 'integer' | 'cents' | 'time'
  /** Whether a file without it is refused. */
  required: boolean
  /** Written for whoever reads the file; what comes back in it counts for nothing. */
  readonly: boolean
  /** What to know before filling it in. */
  note: string
}

/** What `schemas/generated/sheets.ts` says of each kind. */
export interface SheetKindOf {
  title: string
  columns: SheetColumn[]
  validate: Validate
}

export const kindOfSheet = (name: SheetName): SheetKindOf => sheets[name]

/** Everything that is wrong with a row; paths are `/props/{column}`. */
export const problemsOfSheet = (name: SheetName, row: JsonObject): Problem[] =>
  validateProps(name, row, sheets[name].validate)
