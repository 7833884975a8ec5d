import { csvFile, problemsOfCsvRow, type CsvName } from '@schemas/csv-files'
import type { Database } from '../../db/client'
import type { CsvFault } from '../../db/schema'
import { AppError } from '../../core/errors'
import type { LineFault, CsvKind, CsvCells, CsvLine } from './csv-kind'

/** Violations of the schema in a row, by the columns' headings. */
export function faultsOfRow(name: CsvName, values: CsvCells): CsvFault[] {
  return problemsOfCsvRow(name, values).map(({ path, message }) => {
    return { column: headingOf(name, path.slice('/props/'.length)), message }
  })
}

/** The faults of a row that was rejected while it was written. */
export function faultsOfRefusal(name: CsvName, { errors = {}, message }: AppError): CsvFault[] {
  const faults = Object.entries(errors).flatMap(([key, messages]) =>
    messages.map((text) => ({ column: headingOf(name, key), message: text })),
  )
  return faults.length > 0 ? faults : [{ column: '', message }]
}

/** Line → faults that concern several rows: duplicates, and the checks of the kind of file. */
export async function faultsTogether(
  db: Database,
  company_id: string,
  { name, importing }: CsvKind,
  lines: CsvLine[],
): Promise<Map<number, CsvFault[]>> {
  if (!importing) return new Map()
  const found = [
    ...repeats(importing.key, lines),
    ...((await importing.together?.(db, company_id, lines)) ?? []),
  ]
  const faults = new Map<number, CsvFault[]>()
  for (const { line, key, message } of found)
    faults.set(line, [...(faults.get(line) ?? []), { column: headingOf(name, key), message }])
  return faults
}

function repeats(key: string, lines: CsvLine[]): LineFault[] {
  const first = new Map<string | number, number>()
  return lines.flatMap(({ line, values }) => {
    const value = values[key]
    if (value === undefined) return []
    const earlier = first.get(value)
    if (earlier === undefined) first.set(value, line)
    return earlier === undefined ? [] : [{ line, key, message: `与第 ${earlier} 行重复` }]
  })
}

/** '' if there is no such column. */
const headingOf = (name: CsvName, key: string) =>
  csvFile(name).columns.find((column) => column.key === key)?.title ?? ''
