import type { PageData } from '@schemas/page-data'
import { expectAnalytics, pageReady } from './analytics'
import { loadScript } from './load-script'

let asked = false

/** Tells of a page; the script is fetched with the first one. */
export function visitPage(script: string, page: PageData) {
  if (!asked) {
    asked = true
    expectAnalytics()
    loadScript(script)
  }
  pageReady(page)
}
