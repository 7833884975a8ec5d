import { csvFile, type CsvName, type CsvValues } from '@schemas/csv-files'
import type { SheetKind } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { CsvFilter, OperatorRole } from '../../db/schema'
import type { ActionContext } from '../worklists/worklist'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'

/** Cells by the columns' keys, as the schema types them: cents, whole numbers, ISO times; none where a cell is empty. */
export type CsvCells = Record<string, string | number>

/** A row of a file, and its line there. */
export interface CsvLine {
  line: number
  values: CsvCells
}

/** What is wrong with a row that no schema can say. */
export interface LineFault {
  line: number
  /** Key of the column. */
  key: string
  message: string
}

/** In whose name a row is written, and what for. */
export interface CsvRowContext extends ActionContext {
  /** Of this row of this file alone: `sheet:{job_id}:{line}`. */
  cause: string
}

/** What a row changed, as the audit log keeps it. */
interface RowChange {
  action: string
  subject: string
  subject_id: string
  title: string
  before?: unknown
  after: unknown
}

export interface CsvSearch extends CsvFilter {
  company_id: string
  /** Whoever may only look gets no mobile number whole. */
  role: OperatorRole
  now: Date
}

interface ExportedPage {
  /** One cell or none for each column. */
  rows: CsvCells[]
  /** What the rows stand for: one order has several. */
  count: number
  /** Where the next page begins; null after the last. */
  next: string | null
}

/**
 * A kind of file: found by its place, `server/<context>/<module>/<name>.csv.ts` that exports it as `csv`. Its columns
 * are a schema in `schemas/sheets`. Each row is validated by it and written in a transaction of its own, so a bad row stops
 * no good one.
 */
export interface CsvKind<N extends CsvName = CsvName> {
  name: N
  /** Place in the list, the smaller the earlier. */
  order: number
  importing?: {
    /** The column by which a row finds what it is about; no two rows of a file may name the same. */
    key: keyof CsvValues[N] & string
    /** What is wrong with rows beside each other. */
    together?(db: Database, company_id: string, lines: CsvLine[]): Promise<LineFault[]>
    /**
     * Writes one row.
     * @returns null where everything is so already: a row may come twice
     * @throws AppError, `errors` by the columns' keys; nothing is written then
     */
    write(tx: Transaction, doing: CsvRowContext, row: CsvValues[N]): Promise<RowChange | null>
  }
  exporting?: {
    /** Whose tabs and search say which rows; absent: all of them. */
    worklist?: string
    /** How many things will come; one more than FIGURES.sheet_exported where there are more than that. */
    count(db: Database, search: CsvSearch): Promise<number>
    /** Some of them, in an order that does not change, after where the last page ended. */
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

/** @throws AppError not_found for one that does not exist */
export function requireCsvKind(name: string): CsvKind {
  const found = kinds.find((kind) => kind.name === name)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${name} 的表格` })
  return found
}

/** What the designer needs to know of a kind. */
export function describeCsvKind({ name, importing, exporting }: CsvKind): SheetKind {
  const { title, columns } = csvFile(name)
  return {
    name,
    title,
    imports: importing !== undefined,
    exports: exporting !== undefined,
    most_rows: FIGURES.sheet_rows,
    most_bytes: FIGURES.sheet_bytes,
    worklist: exporting?.worklist ?? '',
    columns: columns.map(({ title: heading, required, readonly, note }) => {
      return { title: heading, required, readonly, note }
    }),
  }
}
