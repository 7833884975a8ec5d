import { csvFile, type CsvName, type CsvValues } from '@schemas/csv-files'
import type { SheetKind } from '@schemas/generated/api'
import type { RecordName } from '@schemas/records'
import { type Right, withNeeded } from '@schemas/rights'
import type { Database, Transaction } from '../../db/client'
import type { CsvFilter } from '../../db/schema'
import { type CurrentOperator, may, type Sight } from '../../platform'
import type { ActionContext } from '../worklists/worklist'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'

/** Cells by the columns' keys, typed by the schema: cents, integers, ISO times; empty cells are absent. */
export type CsvCells = Record<string, string | number>

/** A row of a file and its line number. */
export interface CsvLine {
  line: number
  values: CsvCells
}

/** A row that its schema has accepted. */
export interface CsvLineOf<N extends CsvName> {
  line: number
  values: CsvValues[N]
}

/** A problem of a row that the schema cannot find. */
export interface LineFault {
  line: number
  /** Key of the column. */
  key: string
  message: string
}

/** The actor who writes a row, and the cause. */
export interface CsvRowContext extends ActionContext {
  /** Unique per row of a file: `sheet:{job_id}:{line}`. */
  cause: string
}

/** The change of a row, as recorded in the audit log. */
export interface RowChange {
  action: string
  subject: string
  subject_id: string
  title: string
  before?: unknown
  after: unknown
}

/** The outcome of a row that is written together with others. */
export type LineOutcome =
  | { line: number; state: 'done' | 'same'; change?: RowChange }
  /** Messages by the columns' keys; '' where no column is to blame. */
  | { line: number; state: 'failed'; errors: Record<string, string[]> }

export interface CsvSearch extends CsvFilter {
  company_id: string
  sight: Sight
  now: Date
}

interface ExportedPage {
  /** At most one cell for each column. */
  rows: CsvCells[]
  /** Number of things that the rows represent: one order has several rows. */
  count: number
  /** Cursor of the next page; null after the last. */
  next: string | null
}

/**
 * A kind of CSV file: the export `csv` of `server/<context>/<module>/<name>.csv.ts`, found by its name. Its columns
 * are a schema in `schemas/sheets`. Each row is validated and written in a transaction of its own, or hundreds together
 * where the kind can tell which of them it refuses, so that an invalid row does not prevent the others.
 */
export interface CsvKind<N extends CsvName = CsvName> {
  name: N
  /** Position in the list; smaller comes first. */
  order: number
  importing?: {
    right: Right
    /** Its rows belong to the company as a whole: not for operators narrowed to shops. */
    wholeCompany?: boolean
    /** The column that identifies what a row is about; two rows of a file must not have the same value. */
    key: keyof CsvValues[N] & string
    /** Problems that concern several rows together. */
    together?(db: Database, company_id: string, lines: CsvLine[]): Promise<LineFault[]>
    /**
     * Writes one row.
     * @returns null if nothing has to change: a row may be sent twice
     * @throws AppError with `errors` by the columns' keys; nothing is written then
     */
    write?(tx: Transaction, context: CsvRowContext, row: CsvValues[N]): Promise<RowChange | null>
    /** Instead of `write`, for files of many rows. */
    many?: {
      /** Rows with the same value here are about one thing: they stand together and are written all or none. */
      group: keyof CsvValues[N] & string
      /** Writes rows of whole groups; what it refuses it has not written. */
      write(
        tx: Transaction,
        context: Omit<CsvRowContext, 'cause'> & { job_id: string },
        lines: CsvLineOf<N>[],
      ): Promise<LineOutcome[]>
    }
  }
  exporting?: {
    /** To see what is exported, besides the right to export. */
    right: Right
    wholeCompany?: boolean
    /** The worklist whose tabs and search select the rows; absent: all rows. */
    worklist?: string
    /** The kind of record whose search and filters select the rows. */
    record?: RecordName
    /** Number of things to export; one more than FIGURES.sheet_exported if there are more than that. */
    count(db: Database, search: CsvSearch): Promise<number>
    /** The next page in a stable order, after the cursor of the previous page. */
    page(tx: Transaction, search: CsvSearch, after: string | null): Promise<ExportedPage>
  }
}

let kinds: readonly CsvKind[] = []

/** Called once, at start: the contexts above provide kinds of files. */
export function provideCsvKinds(found: readonly CsvKind[]): void {
  kinds = found.toSorted((a, b) => a.order - b.order)
}

/** Every kind of file, in the order of the menu. */
export const allCsvKinds = (): readonly CsvKind[] => kinds

/** @throws AppError not_found for an unknown kind */
export function requireCsvKind(name: string): CsvKind {
  const found = kinds.find((kind) => kind.name === name)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${name} 的表格` })
  return found
}

type Way = Pick<NonNullable<CsvKind['importing']>, 'right' | 'wholeCompany'>

const isOpen = ({ shops }: CurrentOperator, way: Way | undefined): boolean =>
  way !== undefined && !(way.wholeCompany && shops.length > 0)

/** Whether the operator sees such files: who may only look sees what was imported too. */
export const sees = (operator: CurrentOperator, { importing, exporting }: CsvKind): boolean =>
  [importing, exporting].some(
    (way) => way && isOpen(operator, way) && may(operator, ...withNeeded([way.right])),
  )

/** Description of a kind for the designer of an operator. */
export function describeCsvKind(
  operator: CurrentOperator,
  { name, importing, exporting }: CsvKind,
): SheetKind {
  const { title, columns } = csvFile(name)
  return {
    name,
    title,
    imports: isOpen(operator, importing),
    ...(importing && { import_right: importing.right }),
    exports: isOpen(operator, exporting),
    most_rows: FIGURES.sheet_rows,
    most_bytes: FIGURES.sheet_bytes,
    worklist: exporting?.worklist ?? '',
    ...(exporting?.record && { record: exporting.record }),
    columns: columns.map(({ title: heading, required, readonly, note }) => {
      return { title: heading, required, readonly, note }
    }),
  }
}
