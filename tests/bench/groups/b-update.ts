/** (b) One property changed in the browser, on a page of 1,000: our canvas, a memo list by hand, Puck's preview. */
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
    const page = await openBench(browser, size, ['ours', 'hand'])
    log(`(b) ${size} 个组件：Puck`)
    const puckPage = await openBench(browser, size, ['puck'])
    log('(b) 改一个属性，隔开')
    const spaced: Samples<'ours' | 'hand'> = { ours: [], hand: [] }
    const besidePuck: Samples<'ours' | 'puck'> = { ours: [], puck: [] }
    for (let round = 0; round < rounds; round++) {
      for (const name of turn(BOTH, round)) spaced[name].push(await updateAfterPause(page, name))
      if (round >= PUCK_ROUNDS) continue
      besidePuck.ours.push(spaced.ours.at(-1) ?? Number.NaN)
      besidePuck.puck.push(await updateAfterPause(puckPage, 'puck'))
    }
    await puckPage.close()
    log('(b) 改一个属性，一个接一个')
    for (const name of BOTH) for (let i = 0; i < WARM_UP; i++) await updateMany(page, name)
    const packed: Samples<'ours' | 'hand'> = { ours: [], hand: [] }
    for (let round = 0; round < rounds; round++)
      for (const name of turn(BOTH, round)) packed[name].push(await updateMany(page, name))
    return rowsOf(size, spaced, besidePuck, packed)
  })
}

const BOTH = ['ours', 'hand'] as const

/** Measured with six widgets on the page, where both need the same, 20 µs. */
const FLOOR = '其中约 20 µs 是这一个组件自己的 35 个元素，手写也要付；其余推测是缓存未命中，未经测量'

function rowsOf(
  size: number,
  spaced: Samples<'ours' | 'hand'>,
  besidePuck: Samples<'ours' | 'puck'>,
  packed: Samples<'ours' | 'hand'>,
): Row[] {
  const memoList = { key: 'hand' as const, name: '手写 memo 列表' }
  const row = (how: string) => ({ group: 'b' as const, what: `${size} 个组件，${how}`, unit: 'ms' as const })
  return [
    ...compare(row('隔开'), spaced, [{ ...memoList, limit: 0.6 }]),
    ...compare(row('隔开'), besidePuck, [{ key: 'puck', name: 'Puck 预览' }]),
    ...compare(row('一个接一个'), packed, [{ ...memoList, limit: 0.15, ifMissed: FLOOR }]),
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
