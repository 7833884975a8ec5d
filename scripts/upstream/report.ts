import type { LocatedProblem, Problem } from '@schemas/problem'
import { differentOf, type ImportNote } from '@schemas/upstream'
import { visible } from '../validate/formats'

const WORDS: Readonly<Record<ImportNote['severity'], string>> = {
  error: '错误',
  warning: '警告',
  info: '提示',
}

/**
 * The report of an import, line by line. A property lost by several widget types is one line. Keys dropped as
 * expected are listed by type with their counts; keys dropped from all types share one line.
 */
export function reportLines(notes: readonly ImportNote[]): string[] {
  const told = notes.filter((note) => !isExpected(note))
  const lines = [...foldedByProperty(told)].map(
    ({ severity, type, path, message }) => `${WORDS[severity]}  ${type}  ${path || '/'}  ${message}`,
  )
  const byType = groupsOf(notes.filter(isExpected), ({ type }) => type)
  const typesOf = groupsOf(notes.filter(isExpected), ({ path }) => path)
  const isEverywhere = ({ path }: ImportNote) => byType.size > 1 && typesOf.get(path)?.length === byType.size
  const shared = [...typesOf.values()].flatMap(([note]) => (note && isEverywhere(note) ? [nameOf(note)] : []))
  if (shared.length > 0) lines.push(gathered(`全部 ${byType.size} 种组件`, shared))
  for (const [type, dropped] of byType) {
    const own = dropped.filter((note) => !isEverywhere(note))
    if (own.length > 0)
      lines.push(
        gathered(
          type,
          own.map((note) => (note.count > 1 ? `${nameOf(note)} ×${note.count}` : nameOf(note))),
        ),
      )
  }
  return lines.map(visible)
}

const nameOf = ({ path }: ImportNote) => path.slice(1)

const gathered = (type: string, keys: string[]) =>
  `${WORDS.info}  ${type}  丢弃 ${keys.length} 种不保存的属性：${keys.join('、')}`

/** Merges notes about the same lost property of several types into one, with the count and the value if always the same. */
function foldedByProperty(notes: readonly ImportNote[]): ImportNote[] {
  const groups = groupsOf(notes, (note) =>
    note.values ? [note.severity, note.path, baseOf(note)].join('\n') : note,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first?.values) return group
    const count = group.reduce((sum, note) => sum + note.count, 0)
    const [value, ...others] = differentOf(group.flatMap(({ values = [] }) => values))
    const held = others.length === 0 && count > 1 ? `，都是 ${value}，可能是上游的默认值` : ''
    const message = baseOf(first) + (count > 1 ? `（共 ${count} 处${held}）` : '')
    return [{ ...first, type: group.map(({ type }) => type).join('、'), message, count }]
  })
}

function groupsOf<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}

/** The message without the count that the import appends. */
const baseOf = ({ message }: ImportNote) => message.replace(/（共 \d+ 处）$/, '')

function isExpected({ severity, kind }: ImportNote): boolean {
  return severity === 'info' && kind === 'dropped'
}

/** A problem of the resulting page, which has no text yet and therefore no line. */
export function problemLine({ severity, type, uuid, path, message }: Problem): string {
  const owner = uuid === '' ? type : `${type} ${uuid}`
  return visible(`${WORDS[severity]}  ${owner}  ${path || '/'}  ${message}`)
}

/** Why an input could not be read, with its position if known. */
export function refusalLine(file: string, problem: Problem | LocatedProblem): string {
  const place = 'line' in problem ? `${file}:${problem.line}:${problem.column}` : file
  return visible(`${place}  ${problem.path || '/'}  ${problem.message}`)
}

export function hasErrors(findings: readonly { severity: string }[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

/** `0 个错误` … for the last line. */
export function tallyOf(findings: readonly { severity: string }[]): string {
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  return `${count('error')} 个错误，${count('warning')} 个警告`
}
