import type { JudgeOptions } from './judge'
import { locate } from './locate'
import { parsePage } from './parse'
import type { LocatedProblem } from './problem'
import { sizeProblems } from './serialise'

/** All problems of a page's text with line and column, in the order of the text: what API and command line answer. */
export function problemsInText(text: string, options?: JudgeOptions): LocatedProblem[] {
  const { page, problems } = parsePage(text, options)
  const located = locate(text, page ? [...problems, ...sizeProblems(page)] : problems)
  return located.toSorted((a, b) => a.line - b.line || a.column - b.column)
}
