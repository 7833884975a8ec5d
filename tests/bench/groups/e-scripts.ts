/** (e) JavaScript of the home page, as loaded by Chromium: before it is interactive, and in all. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '@schemas/storefront-entry'
import { SCRIPT_LIMIT, WIDGET_LIMIT } from '@scripts/check/script-limits'
import type { Row } from '../measure/row'
import { fetchedScripts, sizeOf } from '../pages/scripts-of'
import { withShop } from '../shop/with-shop'
import { withBrowser } from './browser'
import type { BenchOptions } from './group'

const CLIENT = join(process.cwd(), 'dist/client')

export async function scripts({ log }: BenchOptions): Promise<Row[]> {
  log('(e) 首页脚本')
  const { before, all } = await withShop(({ url }) => withBrowser((browser) => fetchedScripts(browser, url)))
  const row = { group: 'e' as const, unit: 'KB' as const }
  return [
    {
      ...row,
      what: `首页可交互之前（${before.length} 个文件，gzip）`,
      ours: await sizeOf(before),
      limit: SCRIPT_LIMIT / 1024,
    },
    { ...row, what: `首页全部（${all.length} 个文件，gzip；其余在空闲时）`, ours: await sizeOf(all) },
    await largestWidget(row),
  ]
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
    limit: WIDGET_LIMIT / 1024,
  }
}
