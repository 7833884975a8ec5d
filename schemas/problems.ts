import { validateDocument, validateWidget, type ValidateOptions } from './validate'
import type { PageJson } from './page'
import type { Problem, LocatedProblem } from './problem'
import { locate } from './locate'
import { parsePage } from './parse'
import { sizeProblems } from './serialise'

/**
 * All problems of a page, each with the message that panel, API, command line and importer show alike: the
 * document's first, then each widget's in the order of the map. An empty list, or one of warnings, may be published.
 */
export function problemsOf(page: PageJson, options?: ValidateOptions): Problem[] {
  return validateDocument(page, options).map(({ problem }) => problem)
}

/** The problems of one widget, rules included; for editors, at a cost that does not grow with the page. */
export function problemsOfWidget(page: PageJson, uuid: string, options?: ValidateOptions): Problem[] {
  return validateWidget(page, uuid, options).map(({ problem }) => problem)
}

/** All problems of a page's text with line and column, in the order of the text: what API and command line answer. */
export function problemsInText(text: string, options?: ValidateOptions): LocatedProblem[] {
  const { page, problems } = parsePage(text, options)
  const located = locate(text, page ? [...problems, ...sizeProblems(page)] : problems)
  return located.toSorted((a, b) => a.line - b.line || a.column - b.column)
}
