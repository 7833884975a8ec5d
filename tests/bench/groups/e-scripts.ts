/** (e) JavaScript of the home page: before it answers, and in all, as Chromium fetched it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import type { Manifest } from '@storefront/assets'
import type { Row } from '../measure/row'
import { withShop } from '../shop/with-shop'
import { withBrowser } from './browser'
import type { BenchOptions } from './group'

const CLIENT = join(process.cwd(), 'dist/client')
const HOME_KB = 100
const WIDGET_KB = 6

export async function scripts({ log }: BenchOptions): Promise<Row[]> {
  log('(e) 首页脚本')
  const { before, all } = await withShop(({ url }) => withBrowser((browser) => fetched(browser, url)))
  const row = { group: 'e' as const, unit: 'KB' as const }
  return [
    {
      ...row,
      what: `首页可交互之前（${before.length} 个文件，gzip）`,
      ours: await sizeOf(before),
      limit: HOME_KB,
    },
    { ...row, what: `首页全部（${all.length} 个文件，gzip；其余在空闲时）`, ours: await sizeOf(all) },
    await largestWidget(row),
  ]
}

declare global {
  interface Window {
    /** Milliseconds since navigation; absent until the page answers. */
    hydratedAt?: number
  }
}

/** Paths of the scripts that had arrived when the page was hydrated, and of all once the browser was idle. */
async function fetched(browser: Browser, url: string): Promise<{ before: string[]; all: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
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
  const files = arrived.files.filter(({ path }) => path.endsWith('.js'))
  const pathsOf = (some: typeof files) => [...new Set(some.map(({ path }) => path))]
  return {
    before: pathsOf(files.filter(({ responseEnd }) => responseEnd <= arrived.hydratedAt)),
    all: pathsOf(files),
  }
}

/** Kilobytes, each file once. */
async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await readFile(join(CLIENT, path)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

async function largestWidget(row: Pick<Row, 'group' | 'unit'>): Promise<Row> {
  const manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest
  const widgets = await Promise.all(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const type = /^widgets\/(W\d{4})\/index\.ts$/.exec(source)?.[1]
      return type ? [sizeOf([file]).then((size) => ({ type, size }))] : []
    }),
  )
  const [largest] = widgets.toSorted((a, b) => b.size - a.size)
  if (!largest) throw new Error('Expected widget chunks in the client manifest, found none.')
  return {
    ...row,
    what: `${widgets.length} 个组件中最大的自身脚本（${largest.type}）`,
    ours: largest.size,
    limit: WIDGET_KB,
  }
}
