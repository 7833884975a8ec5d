import type { LocatedProblem, Problem } from '@schemas/problem'
import type { ImportNote } from '@schemas/upstream'
import { visible } from '../validate/formats'

const WORDS: Readonly<Record<ImportNote['severity'], string>> = {
  error: '错误',
  warning: '警告',
  info: '提示',
}

/** What an import says, a line each; keys dropped as expected are gathered, each once with its count (decisions 2). */
export function reportLines(notes: readonly ImportNote[]): string[] {
  const lines = notes
    .filter((note) => !isExpected(note))
    .map(({ severity, type, path, message }) => `${WORDS[severity]}  ${type}  ${path || '/'}  ${message}`)
  const byType = new Map<string, string[]>()
  for (const { type, path, count } of notes.filter(isExpected)) {
    const key = count > 1 ? `${path.slice(1)} ×${count}` : path.slice(1)
    byType.set(type, [...(byType.get(type) ?? []), key])
  }
  for (const [type, keys] of byType) {
    lines.push(`${WORDS.info}  ${type}  丢弃 ${keys.length} 种不保存的属性：${keys.join('、')}`)
  }
  return lines.map(visible)
}

function isExpected({ severity, kind }: ImportNote): boolean {
  return severity === 'info' && kind === 'dropped'
}

/** A problem of the resulting page, which has no text yet and so no line. */
export function problemLine({ severity, type, uuid, path, message }: Problem): string {
  const owner = uuid === '' ? type : `${type} ${uuid}`
  return visible(`${WORDS[severity]}  ${owner}  ${path || '/'}  ${message}`)
}

/** Why an input could not be read, with its place where it has one. */
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
