import { safeUrl } from '@engine'
import { startAnalytics, stopAnalytics, type Analytics } from './analytics'

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
