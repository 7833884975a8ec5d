import { kindOfSheet } from '@schemas/sheets'
import type { SheetKind } from '@schemas/generated/api'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import type { CsvKind } from './csv-kind'

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
  const { title, columns } = kindOfSheet(name)
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
