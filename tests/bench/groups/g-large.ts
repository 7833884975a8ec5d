/** (g) The built designer with a page of 10,000 widgets, beside one of 1,000: opening, scrolling, typing, saving. */
import type { Page, Request } from 'playwright'
import { uuidAt } from '../editor/documents'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { median, quantile, turn, type Samples } from '../measure/stats'
import { withDemo } from '../shop/with-demo'
import { withBrowser } from './browser'
import { untilChanged, untilSelected } from './editor/designer-window'
import { openedDesigner, titleField } from './editor/opened-designer'
import type { BenchOptions } from './group'

const SIZE = 10_000
const BESIDE = 1_000
const FIRST = uuidAt(0)

const LINES = {
  load: { what: '打开到第一次点击选中组件', limit: 5_000 },
  frame: { what: '滚动时的帧（p95）', limit: 1000 / 60 + 1 },
  key: { what: '按键到画布改变（p95）' },
  save: { what: '停止输入之后的保存', limit: 1_000 },
  worst: { what: '保存期间最长的帧', limit: 100 },
} as const
type Metric = keyof typeof LINES
type Times = Record<Metric, number[]>

/** Keys of a round, and ms between two. */
const KEYS = { count: 20, pause: 80 } as const
/** Turns of the wheel, px of each and ms between two. */
const WHEEL = { count: 60, by: 240, pause: 33 } as const
/** ms after which what opening has left to do is done. */
const IDLE = 4_000

export async function largePage({ quick, log }: BenchOptions): Promise<Row[]> {
  log(`(g) ${SIZE} 个组件的设计器`)
  const rounds = quick ? 1 : 5
  return withDemo((url) =>
    withBrowser(async (browser) => {
      const pages = {
        ours: await openedDesigner(browser, url, SIZE),
        beside: await openedDesigner(browser, url, BESIDE),
      }
      const times: Record<keyof typeof pages, Times> = { ours: nothing(), beside: nothing() }
      // the first round is a warm-up: scripts come from the cache afterwards
      for (let round = 0; round <= rounds; round++)
        for (const name of turn(['ours', 'beside'] as const, round)) {
          const seen = await measure(pages[name])
          if (round > 0) for (const each of METRICS) times[name][each].push(seen[each])
        }
      return rowsOf(times)
    }),
  )
}

const METRICS = Object.keys(LINES) as Metric[]
const nothing = (): Times => ({ load: [], frame: [], key: [], save: [], worst: [] })

function rowsOf({ ours, beside }: Record<'ours' | 'beside', Times>): Row[] {
  return METRICS.flatMap((metric) => {
    const { what } = LINES[metric]
    const row = { group: 'g' as const, what: `${SIZE} 个组件的设计器，${what}`, unit: 'ms' as const }
    const samples: Samples<'ours' | 'beside'> = { ours: ours[metric], beside: beside[metric] }
    const limit = metric === 'key' ? 1.5 : undefined
    const against = compare(row, samples, [{ key: 'beside', name: `${BESIDE} 个组件`, limit }])
    return metric === 'key'
      ? against
      : [{ ...row, ours: median(ours[metric]), limit: LINES[metric].limit }, ...against]
  })
}

async function measure(page: Page): Promise<Record<Metric, number>> {
  await page.reload({ waitUntil: 'commit' })
  const load = await untilSelected(page, FIRST)
  await page.waitForTimeout(IDLE)
  const frame = quantile(await scrolled(page), 0.95)
  await page.getByRole('group', { name: '页面画布' }).evaluate((canvas) => (canvas.scrollTop = 0))
  await page.locator(`[data-widget="${FIRST}"]:not([data-empty])`).first().waitFor()
  await titleField(page).click()
  await page.keyboard.press('End')
  const keys: number[] = []
  for (let index = 0; index < KEYS.count; index++) {
    await page.waitForTimeout(KEYS.pause)
    keys.push(
      await untilChanged(page, FIRST, () => page.keyboard.press(index % 10 === 9 ? 'Backspace' : 'a')),
    )
  }
  const { save, worst } = await untilSaved(page)
  return { load, frame, key: quantile(keys, 0.95), save, worst }
}

/** Durations of the frames, in ms, while the wheel is turned over the canvas. */
async function scrolled(page: Page): Promise<number[]> {
  const canvas = page.getByRole('group', { name: '页面画布' })
  await canvas.hover()
  await watchFrames(page)
  for (let turns = 0; turns < WHEEL.count; turns++) {
    await page.mouse.wheel(0, WHEEL.by)
    await page.waitForTimeout(WHEEL.pause)
  }
  return framesTaken(page)
}

/** From the request that saves what was typed to its answer, and the longest frame of that time. */
async function untilSaved(page: Page): Promise<{ save: number; worst: number }> {
  await page.waitForTimeout(IDLE)
  await watchFrames(page)
  await page.keyboard.press('b')
  // the designer waits for a second without keys
  const begun = Date.now() + 1_000
  const answer = await page.waitForResponse((each) => isSave(each.request()))
  if (!answer.ok()) throw new Error(`Expected a save, got ${answer.status()} ${await answer.text()}`)
  await page.getByText(/^已保存/).waitFor()
  const save = Date.now() - begun
  await page.waitForTimeout(500)
  return { save, worst: Math.max(...(await framesTaken(page))) }
}

const isSave = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/drafts')

const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taken: number[] = []
    let last = 0
    let request = 0
    const note = (now: number) => {
      if (last > 0) taken.push(now - last)
      last = now
      request = requestAnimationFrame(note)
    }
    request = requestAnimationFrame(note)
    Object.assign(window, {
      benchFrames: () => {
        cancelAnimationFrame(request)
        return taken
      },
    })
  })

const framesTaken = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { benchFrames(): number[] }).benchFrames())
