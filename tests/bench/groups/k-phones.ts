/** (k) The shop on a phone: Lighthouse on a slow line, scripts and styles, requests per second beside the desktop's. */
import { devices } from 'playwright'
import { SCRIPT_LIMIT } from '@scripts/check/script-limits'
import { compare } from '../measure/compare'
import { requestsPerSecond } from '../measure/load'
import type { Row } from '../measure/row'
import { turn, type Samples } from '../measure/stats'
import { audits, scoreRows, timeRows, type Scores } from '../pages/audit-rows'
import { runAudits, SLOW_4G } from '../pages/lighthouse'
import { scriptsOf, stylesOf } from '../pages/scripts-of'
import { withDemo } from '../shop/with-demo'
import { withBrowser } from './browser'
import type { BenchOptions } from './group'

interface PhonePage {
  name: string
  path: string
  /** Why a score is below its mark, by the audit's category. */
  known?: Partial<Record<keyof Scores, string>>
}

const PAGES: readonly PhonePage[] = [
  { name: '首页', path: '/h5' },
  {
    name: '列表',
    path: '/h5/items',
    known: { accessibility: '首屏最下面一排按钮有一部分在固定的标签栏下面，滚动后可以点到' },
  },
  { name: '详情', path: '/h5/items/104' },
  { name: '购物车', path: '/h5/cart', known: { seo: '购物车不让搜索引擎收录' } },
]

const SCORES: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const LCP_MS = 1_800
const STYLES_KB = 30
/** Share of the desktop's requests per second that the phones' home page answers at least. */
const THROUGHPUT = 0.9
const CONNECTIONS = 20

export async function phones(options: BenchOptions): Promise<Row[]> {
  return withDemo(async (url) => [
    ...(await audited(url, options)),
    ...(await loaded(url, options)),
    ...(await throughput(url, options)),
  ])
}

async function audited(url: string, options: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, known } of PAGES) {
    options.log(`(k) ${name}`)
    const subject = {
      group: 'k' as const,
      what: (measure: string) => `手机${name} ${measure}（${SLOW_4G.name}）`,
    }
    const runs = await audits(() => runAudits(url + path, SLOW_4G, 'phone'), options)
    rows.push(...scoreRows(subject, runs, SCORES, known), ...timeRows(subject, runs, LCP_MS))
  }
  return rows
}

async function loaded(url: string, { log }: BenchOptions): Promise<Row[]> {
  log('(k) 脚本与样式')
  return withBrowser(async (browser) => {
    const rows: Row[] = []
    for (const { name, path } of PAGES) {
      const row = { group: 'k' as const, unit: 'KB' as const }
      const { before } = await scriptsOf(browser, url + path, devices['iPhone 13'])
      const styles = await stylesOf(url + path)
      rows.push({
        ...row,
        what: `手机${name} 可交互之前的脚本（gzip）`,
        ours: before,
        limit: SCRIPT_LIMIT / 1024,
      })
      rows.push({ ...row, what: `手机${name} 的样式（gzip）`, ours: styles, limit: STYLES_KB })
    }
    return rows
  })
}

/** Milliseconds per request of a visitor, which compare as times. */
async function throughput(url: string, { quick, log }: BenchOptions): Promise<Row[]> {
  log('(k) 每秒请求数')
  const samples: Samples<'ours' | 'desktop'> = { ours: [], desktop: [] }
  const paths = { ours: '/h5', desktop: '/' }
  for (const path of Object.values(paths)) await timePerRequest(url + path, 1)
  for (let round = 0; round < (quick ? 1 : 5); round++)
    for (const name of turn(['ours', 'desktop'] as const, round))
      samples[name].push(await timePerRequest(url + paths[name], quick ? 1 : 2))
  return compare({ group: 'k', what: '访客的手机首页，每次请求', unit: 'ms' }, samples, [
    { key: 'desktop', name: '电脑首页', limit: 1 / THROUGHPUT },
  ])
}

const timePerRequest = async (url: string, seconds: number) =>
  1_000 /
  (await requestsPerSecond(url, {
    connections: CONNECTIONS,
    seconds,
    headers: { 'accept-encoding': 'br' },
  }))
