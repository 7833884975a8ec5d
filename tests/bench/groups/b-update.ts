/**
 * (b) One property changed in the browser, on a page of 1,000: our canvas, two lists by hand (flat; grouped with a
 * subscription for each item), Puck's preview. By the clock.
 */
import type { Browser, Page } from 'playwright'
import type { Contender } from '../browser/bench-window'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { turn, type Samples } from '../measure/stats'
import { addressOf, newBenchPage } from './bench-page'
import { withBrowser } from './browser'
import type { BenchOptions } from './group'

/** As between an operator's keystrokes: frames are painted, and the processor's caches hold other data. */
const PAUSE_MS = 60
const RUN = 200
/** Warm-up runs, for the JIT compiler. */
const WARM_UP = 5

/** Puck's updates take so long that a few samples suffice. */
const PUCK_ROUNDS = 9

export async function update({ quick, log }: BenchOptions): Promise<Row[]> {
  const size = quick ? 200 : 1000
  const rounds = quick ? 5 : 41
  return withBrowser(async (browser) => {
    log(`(b) ${size} 个组件：画布与手写列表`)
    const page = await openBench(browser, size, [...OWN])
    log(`(b) ${size} 个组件：Puck`)
    const puckPage = await openBench(browser, size, ['puck'])
    log('(b) 改一个属性，隔开')
    const spaced: Samples<Own> = { ours: [], hand: [], grouped: [] }
    const besidePuck: Samples<'ours' | 'puck'> = { ours: [], puck: [] }
    for (let round = 0; round < rounds; round++) {
      for (const name of turn(OWN, round)) spaced[name].push(await updateAfterPause(page, name))
      if (round >= PUCK_ROUNDS) continue
      besidePuck.ours.push(spaced.ours.at(-1) ?? Number.NaN)
      besidePuck.puck.push(await updateAfterPause(puckPage, 'puck'))
    }
    await puckPage.close()
    log('(b) 改一个属性，一个接一个')
    for (const name of OWN) for (let i = 0; i < WARM_UP; i++) await updateMany(page, name)
    const packed: Samples<Own> = { ours: [], hand: [], grouped: [] }
    for (let round = 0; round < rounds; round++)
      for (const name of turn(OWN, round)) packed[name].push(await updateMany(page, name))
    return rowsOf(size, spaced, besidePuck, packed)
  })
}

const OWN = ['ours', 'hand', 'grouped'] as const
type Own = (typeof OWN)[number]

/** From a profile of the page: self time by function. */
const FLOOR = '按剖析，九成是 React 核对这一个组件的元素和写入 DOM，手写也要付；命令、历史和通知不到一成'
const GROUPED = '手写的没有命令、历史、冻结和通知，也没有错误边界'

function rowsOf(
  size: number,
  spaced: Samples<Own>,
  besidePuck: Samples<'ours' | 'puck'>,
  packed: Samples<Own>,
): Row[] {
  const memoList = { key: 'hand' as const, name: '手写 memo 列表（不分组）' }
  const groupedList = { key: 'grouped' as const, name: '手写分组列表', limit: 1.2, ifMissed: GROUPED }
  const row = (how: string) => ({ group: 'b' as const, what: `${size} 个组件，${how}`, unit: 'ms' as const })
  return [
    ...compare(row('隔开'), spaced, [{ ...memoList, limit: 0.6, ifMissed: FLOOR }, groupedList]),
    ...compare(row('隔开'), besidePuck, [{ key: 'puck', name: 'Puck 预览', limit: 0.1 }]),
    ...compare(row('一个接一个'), packed, [{ ...memoList, limit: 0.15, ifMissed: FLOOR }, groupedList]),
  ]
}

async function updateAfterPause(page: Page, name: Contender): Promise<number> {
  await page.waitForTimeout(PAUSE_MS)
  return page.evaluate((who) => window.bench.update(who), name)
}

const updateMany = (page: Page, name: Contender) =>
  page.evaluate(([who, count]) => window.bench.updateMany(who, count), [name, RUN] as const)

async function openBench(browser: Browser, size: number, contenders: Contender[]): Promise<Page> {
  const page = await newBenchPage(browser)
  await page.goto(addressOf('browser'))
  await page.waitForFunction(() => 'bench' in window)
  await page.evaluate(([wanted, names]) => window.bench.prepare(wanted, names), [size, contenders] as const)
  return page
}
