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
  const { key, many } = importing
  const found = [
    ...repeats(key, lines),
    ...(many ? apart(many.group, headingOf(name, many.group), lines) : []),
    ...((await importing.together?.(db, company_id, lines)) ?? []),
  ]
  const faults = new Map<number, CsvFault[]>()
  const add = (line: number, more: CsvFault[]) => {
    if (more.length > 0) faults.set(line, [...(faults.get(line) ?? []), ...more])
  }
  for (const fault of found) add(fault.line, [{ column: headingOf(name, fault.key), message: fault.message }])
  if (many) {
    for (const { line, values } of lines) add(line, faultsOfRow(name, values))
    for (const [line, message] of dragged(many.group, headingOf(name, many.group), lines, faults))
      add(line, [{ column: '', message }])
  }
  return faults
}

/** Rows of one group that stand apart. */
function apart(group: string, heading: string, lines: CsvLine[]): LineFault[] {
  const last = new Map<unknown, number>()
  return lines.flatMap(({ line, values }, index) => {
    const before = last.get(values[group])
    last.set(values[group], index)
    if (before === undefined || before === index - 1) return []
    const message = `“${heading}”相同的行应排在一起，它的上一行是第 ${lines[before]?.line ?? ''} 行`
    return [{ line, key: group, message }]
  })
}

/** Rows without faults of a group of which another row has one. */
function dragged(
  group: string,
  heading: string,
  lines: CsvLine[],
  faults: ReadonlyMap<number, CsvFault[]>,
): [line: number, message: string][] {
  const wrong = new Map<unknown, number>()
  for (const { line, values } of lines)
    if (faults.has(line) && !wrong.has(values[group])) wrong.set(values[group], line)
  return lines.flatMap(({ line, values }) => {
    const other = wrong.get(values[group])
    return other === undefined || faults.has(line) ? [] : [[line, draggedMessage(heading, other)]]
  })
}

export const draggedMessage = (heading: string, line: number) =>
  `“${heading}”相同的第 ${line} 行有误，这些行都没有导入`

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
export const headingOf = (name: CsvName, key: string) =>
  csvFile(name).columns.find((column) => column.key === key)?.title ?? ''
