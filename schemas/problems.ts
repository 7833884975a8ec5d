import { validateDocument, validateWidget, type ValidateOptions, type WidgetsOfAnyShape } from './validate'
import { compareEntries } from './order'
import type { PageJson } from './page'
import type { Problem, LocatedProblem } from './problem'
import { locate } from './locate'
import { parsePage } from './parse'
import { sizeProblems } from './serialise'
import { problemTexts } from './problem-texts/problem-texts'

/**
 * All problems of a page with the same messages for panel, API, command line and importer: the document's first, then
 * each widget's in map order. A page with warnings only may be published.
 */
export function problemsOf(page: PageJson, options?: ValidateOptions): Problem[] {
  return validateDocument(page, options).map(({ problem }) => problem)
}

/** The problems of one widget, rules included; for editors, since the cost does not grow with the page. */
export function problemsOfWidget(
  page: WidgetsOfAnyShape,
  uuid: string,
  options?: ValidateOptions,
): Problem[] {
  return validateWidget(page, uuid, options).map(({ problem }) => problem)
}

/** All problems of a page's text with line and column, in text order, for API and command line. */
export function problemsInText(text: string, options?: ValidateOptions): LocatedProblem[] {
  const { page, problems } = parsePage(text, options)
  return inTextOrder(text, page ? [...problems, ...sizeProblems(page)] : problems)
}

/** The same with what is reported in files only, for command line and editors. */
export function problemsInFile(text: string): LocatedProblem[] {
  const { page, problems } = parsePage(text)
  return inTextOrder(text, page ? [...problems, ...sizeProblems(page), ...equalOrders(page)] : problems)
}

const inTextOrder = (text: string, problems: readonly Problem[]): LocatedProblem[] =>
  locate(text, problems).toSorted((a, b) => a.line - b.line || a.column - b.column)

/**
 * Warnings for siblings with the same order key. Such a page is valid, since merges create it, and the uuid decides
 * the order. In a handwritten page that order is probably unintended.
 */
export function equalOrders(page: PageJson): Problem[] {
  const firsts = new Map<string, string>()
  return Object.entries(page.widgets)
    .toSorted(compareEntries)
    .flatMap(([uuid, { type, parent, order }]) => {
      const place = JSON.stringify([parent, order])
      const first = firsts.get(place)
      if (first === undefined) {
        firsts.set(place, uuid)
        return []
      }
      const message = problemTexts.equalOrder(first, order)
      return [{ severity: 'warning', type, uuid, path: '/order', keyword: 'equalOrder', message } as const]
    })
}
