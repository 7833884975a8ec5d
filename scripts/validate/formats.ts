import type { Change } from '@schemas'
import type { LocatedProblem } from '@schemas/problem'
import type { Format } from './options'

/** A problem of one file; `file` as given by the caller. */
export interface FileProblem extends LocatedProblem {
  file: string
}

/** The complete output: lines for people and GitHub, one array for programs. */
export function render(format: Format, problems: readonly FileProblem[]): string {
  if (format === 'json') return `${JSON.stringify(problems.map(toJson), null, 2)}\n`
  const line = format === 'github' ? githubLine : textLine
  return problems.map((problem) => `${line(problem)}\n`).join('')
}

/** One repair, for people. */
export function renderChange(file: string, { type, uuid, path, from, to, renamed }: Change): string {
  const owner = uuid === '' ? type : `${type} ${uuid}`
  const change = renamed === undefined ? `${JSON.stringify(from)} → ${JSON.stringify(to)}` : `→ ${renamed}`
  return `${visible(`${file}  ${owner}  ${path}  ${change}`)}\n`
}

function textLine({ file, line, column, type, uuid, path, message }: FileProblem): string {
  const owner = uuid === '' ? type : `${type} ${uuid}`
  return visible(`${file}:${line}:${column}  ${owner}  ${path === '' ? '/' : path}  ${message}`)
}

function toJson({
  file,
  line,
  column,
  severity,
  type,
  uuid,
  path,
  keyword,
  message,
}: FileProblem): FileProblem {
  return { file, line, column, severity, type, uuid, path, keyword, message }
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function githubLine({ file, line, column, severity, type, uuid, path, message }: FileProblem): string {
  const title = [type, uuid, path].filter((part) => part !== '').join(' ')
  const properties = Object.entries({ file, line, col: column, title })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',')
  return `::${severity} ${properties}::${escapeData(message)}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** Escapes line breaks and control characters, so that keys in a file cannot control the terminal. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
