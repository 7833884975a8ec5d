/** (i) The shop's pages in a browser: Lighthouse over two connections, response to input, scripts. */
import { SCRIPT_LIMIT } from '@scripts/check/script-limits'
import type { Browser } from 'playwright'
import type { Row } from '../measure/row'
import { audits, scoreRows, timeRows, type Scores } from '../pages/audit-rows'
import { CABLE, runAudits, SLOW_4G } from '../pages/lighthouse'
import { eventTimes } from '../pages/event-times'
import { scriptsOf } from '../pages/scripts-of'
import { withDemo } from '../shop/with-demo'
import { withBrowser } from './browser'
import type { BenchOptions } from './group'

const PAGES = [
  { name: '首页', path: '/' },
  { name: '列表', path: '/items' },
  { name: '详情', path: '/items/104' },
] as const

/** Minimum scores; LCP in ms by connection. */
const SCORES: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const LCP_MS = new Map([
  [CABLE, 1_200],
  [SLOW_4G, 2_000],
])
const EVENT_MS = 100
const FIRST_TOUCH =
  '第一次点击在水合的最后几片之间等 15–45 ms，搜索的回车里路由的代码第一次执行要 26 ms（按剖析），其余是软件合成'
const IDLE_KB = 125

export async function pages({ quick, log }: BenchOptions): Promise<Row[]> {
  return withDemo(async (url) => {
    const rows: Row[] = []
    for (const page of PAGES) {
      for (const connection of [CABLE, SLOW_4G]) {
        log(`(i) ${page.name}，${connection.name}`)
        const what = (name: string) => `${page.name} ${name}（${connection.name}）`
        const runs = await audits(() => runAudits(url + page.path, connection), { quick, log })
        rows.push(
          ...(connection === CABLE ? scoreRows({ group: 'i', what }, runs, SCORES) : []),
          ...timeRows({ group: 'i', what }, runs, LCP_MS.get(connection) ?? 0),
        )
      }
    }
    log('(i) 交互与脚本')
    return [...rows, ...(await withBrowser((browser) => inBrowser(browser, url, quick)))]
  })
}

async function inBrowser(browser: Browser, url: string, quick: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const cpu of [1, 4]) {
    const ours = await eventTimes(browser, url, { cpu, rounds: quick ? 1 : 5 })
    const what = `搜索、选规格、加购、改数量的 Event Timing p95（CPU × ${cpu}）`
    rows.push({ group: 'i', what, unit: 'ms', ours, limit: EVENT_MS, ifMissed: FIRST_TOUCH })
  }
  for (const { name, path } of PAGES) {
    const { before, all } = await scriptsOf(browser, url + path)
    const row = { group: 'i' as const, unit: 'KB' as const }
    rows.push({ ...row, what: `${name} 可交互之前的脚本（gzip）`, ours: before, limit: SCRIPT_LIMIT / 1024 })
    rows.push({ ...row, what: `${name} 空闲之后的全部脚本（gzip）`, ours: all, limit: IDLE_KB })
  }
  return rows
}
