/** (g) The whole designer with a large page, beside the editor written by hand; and what it holds of the heap. */
import type { Browser, Page } from 'playwright'
import { uuidAt } from '../../editor/documents'
import { compare } from '../../measure/compare'
import type { Row } from '../../measure/row'
import { turn, type Samples } from '../../measure/stats'
import { withHandEditor } from '../../shop/with-hand-editor'
import { withBrowser } from '../browser'
import { SETTINGS, untilSelected } from './designer-window'
import { Heap } from './heap'
import { openedDesigner, titleField } from './opened-designer'

const SIZE = 1000
const FIRST = uuidAt(0)
/** Rounds of the heap, which varies little. */
const SESSIONS = 3
const KEYS = 100
/** ms after which deferred work is done; between two readings of the heap after the last key, and how many. */
const PAUSE = { idle: 3_000, reading: 250 } as const
const READINGS = 10

export function largePages(url: string, rounds: number, log: (line: string) => void): Promise<Row[]> {
  log(`(g) ${SIZE} 个组件的设计器与手写编辑器`)
  return withHandEditor(SIZE, (handUrl) =>
    withBrowser(async (browser) => {
      const designer = await openedDesigner(browser, url, SIZE)
      const hand = await openedHand(browser, handUrl)
      const loads = await loadsOf({ ours: designer, hand }, rounds)
      const heaps = await heapsOf(designer, Math.min(rounds, SESSIONS))
      return rowsOf(loads, heaps)
    }),
  )
}

async function openedHand(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(url)
  return page
}

/** The first round is a warm-up: scripts come from the cache afterwards. */
async function loadsOf(
  pages: Record<'ours' | 'hand', Page>,
  rounds: number,
): Promise<Samples<'ours' | 'hand'>> {
  const loads: Samples<'ours' | 'hand'> = { ours: [], hand: [] }
  for (let round = 0; round <= rounds; round++)
    for (const name of turn(['ours', 'hand'] as const, round)) {
      const page = pages[name]
      await page.reload({ waitUntil: 'commit' })
      const ms = await untilSelected(page, FIRST, name === 'ours' ? SETTINGS.designer : SETTINGS.hand)
      if (round > 0) loads[name].push(ms)
      await page.waitForTimeout(PAUSE.idle)
    }
  return loads
}

type Heaps = Samples<'opened' | 'most' | 'saved'>

/** MB: after opening; the most that is held while the last keys are saved; and after that. */
async function heapsOf(page: Page, rounds: number): Promise<Heaps> {
  const heap = new Heap(page)
  const heaps: Heaps = { opened: [], most: [], saved: [] }
  for (let round = 0; round < rounds; round++) {
    await page.reload({ waitUntil: 'commit' })
    await untilSelected(page, FIRST)
    await page.waitForTimeout(PAUSE.idle)
    heaps.opened.push(await heap.used())
    await titleField(page).click()
    await page.keyboard.press('End')
    for (let key = 0; key < KEYS; key++) await page.keyboard.press(key % 10 === 9 ? 'Backspace' : 'a')
    const held: number[] = []
    for (let reading = 0; reading < READINGS; reading++) {
      held.push(await heap.used())
      await page.waitForTimeout(PAUSE.reading)
    }
    heaps.most.push(Math.max(...held))
    await page.waitForTimeout(PAUSE.idle)
    heaps.saved.push(await heap.used())
  }
  return heaps
}

const row = (what: string, unit: 'ms' | 'MB') => ({
  group: 'g' as const,
  what: `${SIZE} 个组件的设计器，${what}`,
  unit,
})

function rowsOf(loads: Samples<'ours' | 'hand'>, { opened, most, saved }: Heaps): Row[] {
  const before = [{ key: 'opened' as const, name: '打开后', limit: 1.5 }]
  return [
    ...compare(row('重新打开到第一次点击选中组件', 'ms'), loads, [
      { key: 'hand', name: '手写编辑器', limit: 1 },
    ]),
    ...compare(row(`按 ${KEYS} 个键，保存期间最多的 JS 堆`, 'MB'), { ours: most, opened }, before),
    ...compare(row(`按 ${KEYS} 个键并保存后的 JS 堆`, 'MB'), { ours: saved, opened }, before),
  ]
}
