import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions } from 'playwright'

const CLIENT = join(process.cwd(), 'dist/client')

declare global {
  interface Window {
    /** Milliseconds since navigation; absent until the page is interactive. */
    hydratedAt?: number
  }
}

/** Paths of the scripts loaded when a page was hydrated, and of all when the browser was idle. */
export async function fetchedScripts(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
): Promise<{ before: string[]; all: string[] }> {
  const page = await browser.newPage(options)
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement?.dataset.hydrated) return
      window.hydratedAt = performance.now()
      observer.disconnect()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => window.hydratedAt !== undefined)
  await page.waitForTimeout(1_000)
  await page.waitForLoadState('networkidle')
  const arrived = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      hydratedAt: window.hydratedAt ?? 0,
      files: entries.map(({ name, responseEnd }) => ({ path: new URL(name).pathname, responseEnd })),
    }
  })
  await page.close()
  const files = arrived.files.filter(({ path }) => path.endsWith('.js'))
  const pathsOf = (some: typeof files) => [...new Set(some.map(({ path }) => path))]
  return {
    before: pathsOf(files.filter(({ responseEnd }) => responseEnd <= arrived.hydratedAt)),
    all: pathsOf(files),
  }
}

/** Kilobytes of gzip, each file once. */
export async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await readFile(join(CLIENT, path)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** KB of gzip before a page is interactive, and in all. */
export async function scriptsOf(
  browser: Browser,
  url: string,
  options?: BrowserContextOptions,
): Promise<{ before: number; all: number }> {
  const { before, all } = await fetchedScripts(browser, url, options)
  return { before: await sizeOf(before), all: await sizeOf(all) }
}

/** KB of gzip of the style sheets that a page's HTML links. */
export async function stylesOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const links = html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)
  const paths = [...links].map(([, href = '']) => new URL(href, url).pathname)
  if (paths.length === 0) throw new Error(`Expected style sheets in the HTML of ${url}, found none.`)
  return sizeOf(paths)
}
