/** Files for import and export, row by row (`schemas/sheets`): columns and validation of a row. */
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

/** The entry of each kind in `schemas/generated/sheets.ts`. */
export interface SheetKindOf {
  title: string
  columns: SheetColumn[]
  validate: Validate
}

export const kindOfSheet = (name: SheetName): SheetKindOf => sheets[name]

/** All problems of a row; paths are `/props/{column}`. */
export const problemsOfSheet = (name: SheetName, row: JsonObject): Problem[] =>
  validateProps(name, row, sheets[name].validate)
