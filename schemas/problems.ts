import { judgeDocument, judgeWidget, type JudgeOptions } from './judge'
import type { PageJson } from './page'
import type { Problem } from './problem'

/**
 * All problems of a page, each with the message that panel, API, command line and importer show alike: the
 * document's first, then each widget's in the order of the map. An empty list, or one of warnings, may be published.
 */
export function problemsOf(page: PageJson, options?: JudgeOptions): Problem[] {
  return judgeDocument(page, options).map(({ problem }) => problem)
}

/** The problems of one widget, rules included; for editors, at a cost that does not grow with the page. */
export function problemsOfWidget(page: PageJson, uuid: string, options?: JudgeOptions): Problem[] {
  return judgeWidget(page, uuid, options).map(({ problem }) => problem)
}
