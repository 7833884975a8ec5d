/** (i) The shop's pages in a browser: Lighthouse over two connections, response to input, scripts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startServer } from '@tests/helpers/server-process'
import { median } from '../measure/stats'
import type { Row } from '../measure/row'
import { CABLE, runAudits, SLOW_4G, type Category, type Connection, type Findings } from '../pages/lighthouse'
import { eventTimes } from '../pages/event-times'
import { scriptsOf } from '../pages/scripts-of'
import { withBrowser } from './browser'
import type { BenchOptions } from './group'

const PAGES = [
  { name: '首页', path: '/' },
  { name: '列表', path: '/items' },
  { name: '详情', path: '/items/104' },
] as const

/** Minimum scores; LCP in ms by connection. */
const SCORES: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const NAMES: Record<Category, string> = {
  performance: '性能',
  accessibility: '无障碍',
  'best-practices': '最佳实践',
  seo: '搜索引擎',
}
const LCP_MS = new Map([
  [CABLE, 1_200],
  [SLOW_4G, 2_000],
])
const CLS = 0.02
const TBT_MS = 150
const EVENT_MS = 100
const BEFORE_KB = 100
const IDLE_KB = 125

export async function pages({ quick, log }: BenchOptions): Promise<Row[]> {
  return withDemo(async (url) => {
    const rows: Row[] = []
    for (const page of PAGES) {
      for (const connection of [CABLE, SLOW_4G]) {
        log(`(i) ${page.name}，${connection.name}`)
        const runs: Findings[] = []
        for (let run = 0; run < (quick ? 1 : 5); run++)
          runs.push(await runAudits(url + page.path, connection))
        for (const failed of new Set(runs.flatMap((one) => one.failed))) log(`    ${failed}`)
        rows.push(...rowsOf(page.name, connection, runs))
      }
    }
    log('(i) 交互与脚本')
    return [...rows, ...(await withBrowser((browser) => inBrowser(browser, url, quick)))]
  })
}

function rowsOf(page: string, connection: Connection, runs: readonly Findings[]): Row[] {
  const of = (pick: (run: Findings) => number) => median(runs.map(pick))
  const what = (name: string) => `${page} ${name}（${connection.name}）`
  const row = { group: 'i' as const }
  const scores = Object.entries(SCORES).flatMap(([name, least]): Row[] =>
    connection === CABLE
      ? [
          {
            ...row,
            what: what(NAMES[name as Category]),
            unit: '分',
            ours: of(({ scores: all }) => all[name as Category]),
            least,
          },
        ]
      : [],
  )
  return [
    ...scores,
    { ...row, what: what('LCP'), unit: 'ms', ours: of(({ lcp }) => lcp), limit: LCP_MS.get(connection) ?? 0 },
    { ...row, what: what('TBT'), unit: 'ms', ours: of(({ tbt }) => tbt), limit: TBT_MS },
    { ...row, what: what('CLS'), unit: '', ours: of(({ cls }) => cls), limit: CLS },
  ]
}

async function inBrowser(browser: Browser, url: string, quick: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const cpu of [1, 4]) {
    const ours = await eventTimes(browser, url, { cpu, rounds: quick ? 1 : 5 })
    const what = `搜索、选规格、加购、改数量的 Event Timing p95（CPU × ${cpu}）`
    rows.push({ group: 'i', what, unit: 'ms', ours, limit: EVENT_MS })
  }
  for (const { name, path } of PAGES) {
    const { before, all } = await scriptsOf(browser, url + path)
    const row = { group: 'i' as const, unit: 'KB' as const }
    rows.push({ ...row, what: `${name} 可交互之前的脚本（gzip）`, ours: before, limit: BEFORE_KB })
    rows.push({ ...row, what: `${name} 空闲之后的全部脚本（gzip）`, ours: all, limit: IDLE_KB })
  }
  return rows
}

/** The built shop with its demo and pictures, as served by `npm start`. */
async function withDemo<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-pages-'))
  const server = await startServer({ build: join(process.cwd(), 'dist'), dataDir })
  try {
    return await use(server.url)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}
