import { validateDocument, validateWidget, type ValidateOptions } from './validate'
import type { PageJson } from './page'
import type { Problem, LocatedProblem } from './problem'
import { locate } from './locate'
import { parsePage } from './parse'
import { sizeProblems } from './serialise'

/**
 * All problems of a page with the same messages for panel, API, command line and importer: the document's first, then
 * each widget's in map order. A page with warnings only may be published.
 */
export function problemsOf(page: PageJson, options?: ValidateOptions): Problem[] {
  return validateDocument(page, options).map(({ problem }) => problem)
}

/** The problems of one widget, rules included; for editors, since the cost does not grow with the page. */
export function problemsOfWidget(page: PageJson, uuid: string, options?: ValidateOptions): Problem[] {
  return validateWidget(page, uuid, options).map(({ problem }) => problem)
}

/** All problems of a page's text with line and column, in text order, for API and command line. */
export function problemsInText(text: string, options?: ValidateOptions): LocatedProblem[] {
  const { page, problems } = parsePage(text, options)
  const located = locate(text, page ? [...problems, ...sizeProblems(page)] : problems)
  return located.toSorted((a, b) => a.line - b.line || a.column - b.column)
}
