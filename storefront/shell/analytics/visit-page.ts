import type { PageData } from '@schemas/page-data'
import { safeUrl } from '@engine'
import { expectAnalytics, pageReady, startAnalytics, stopAnalytics, type Analytics } from './analytics'

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

declare global {
  interface Window {
    pumianAnalytics?: Analytics
  }
}

function failed() {
  console.warn('adobe script load fail')
  stopAnalytics()
}

/** Fetches the script that counts (rule pages-7). @param path of this site; another site's would not be executed */
export function loadScript(path: string) {
  const src = safeUrl(path)
  if (!src?.startsWith('/')) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.addEventListener('error', failed, { once: true })
  script.addEventListener(
    'load',
    () => {
      if (window.pumianAnalytics) startAnalytics(window.pumianAnalytics)
      else failed()
    },
    { once: true },
  )
  document.head.append(script)
}
