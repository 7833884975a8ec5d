/**
 * Pages of the bench, built for production and served from the disk: without network, and with a timer resolution of
 * 5 µs.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright'

const BUILT = join(import.meta.dirname, '../browser')
const ORIGIN = 'https://bench.localhost/'
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
/** Isolated pages have a timer resolution of 5 µs instead of 100. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/**
 * A page with its own storage and process, before navigation to `addressOf` something.
 * @param browser to be closed by its owner, together with its pages
 */
export async function newBenchPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route(`${ORIGIN}**`, answer)
  page.on('pageerror', (error) => console.error(error))
  return page
}

/** The `index.html` of a folder of the bench. */
export const addressOf = (folder: 'browser' | 'editor') => `${ORIGIN}tests/bench/${folder}/index.html`

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const contentType = TYPES[pathname.split('.').at(-1) ?? '']
  if (contentType) {
    const body = await readFile(join(BUILT, pathname))
    await route.fulfill({ contentType, headers: ISOLATED, body })
  } else await route.abort() // without pictures: they would be the same for all
}
