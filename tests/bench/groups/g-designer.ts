/** (g) The built designer as operators open it, with a page of 160 widgets; without a graphics processor. */
import type { Page } from 'playwright'
import { uuidAt } from '../editor/documents'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { median, turn, type Samples } from '../measure/stats'
import { withDemo } from '../shop/with-demo'
import { withBrowser } from './browser'
import { untilChanged, untilSelected } from './editor/designer-window'
import { openedDesigner, titleField } from './editor/opened-designer'
import { largePages } from './editor/large-pages'
import type { BenchOptions } from './group'

const SIZE = 160
/** Widgets of the page that it is compared with. */
const SMALL = 10
/** ms */
const MARKS = { load: 1_200, key: 16, undo: 100 } as const
const KEYS = 20
/** ms between two keys; after which deferred work is done; after which further typing is a step of its own. */
const PAUSE = { key: 80, idle: 2_500, step: 1_300 } as const
const FIRST = uuidAt(0)

type Times = Record<keyof typeof MARKS, number[]>

export async function wholeDesigner({ quick, log }: BenchOptions): Promise<Row[]> {
  const rounds = quick ? 1 : 7
  return withDemo(async (url) => {
    log(`(g) ${SIZE} 个组件的设计器`)
    const rows = await withBrowser(async (browser) => {
      const pages = {
        ours: await openedDesigner(browser, url, SIZE),
        small: await openedDesigner(browser, url, SMALL),
      }
      const times: Record<keyof typeof pages, Times> = { ours: nothing(), small: nothing() }
      // the first round is a warm-up: scripts come from the cache afterwards
      for (let round = 0; round <= rounds; round++)
        for (const name of turn(['ours', 'small'] as const, round)) {
          const seen = await measure(pages[name])
          if (round > 0)
            for (const each of ['load', 'key', 'undo'] as const) times[name][each].push(seen[each])
        }
      return rowsOf(times)
    })
    return [...rows, ...(await largePages(url, rounds, log))]
  })
}

const nothing = (): Times => ({ load: [], key: [], undo: [] })

const WHAT = {
  load: '重新打开到第一次点击选中组件',
  key: '按键到画布改变（中位）',
  undo: '撤销到画布改变',
} as const

function rowsOf({ ours, small }: Record<'ours' | 'small', Times>): Row[] {
  return (['load', 'key', 'undo'] as const).flatMap((each) => {
    const row = { group: 'g' as const, what: `${SIZE} 个组件的设计器，${WHAT[each]}`, unit: 'ms' as const }
    const samples: Samples<'ours' | 'small'> = { ours: ours[each], small: small[each] }
    return [
      { ...row, ours: median(ours[each]), limit: MARKS[each] },
      ...compare(row, samples, [{ key: 'small', name: `${SMALL} 个组件` }]),
    ]
  })
}

async function measure(page: Page): Promise<Record<keyof Times, number>> {
  await page.reload({ waitUntil: 'commit' })
  const load = await untilSelected(page, FIRST)
  await page.waitForTimeout(PAUSE.idle)
  await titleField(page).click()
  await page.keyboard.press('End')
  const keys: number[] = []
  for (let index = 0; index < KEYS; index++) {
    await page.waitForTimeout(PAUSE.key)
    keys.push(
      await untilChanged(page, FIRST, () => page.keyboard.press(index % 10 === 9 ? 'Backspace' : 'a')),
    )
  }
  await page.waitForTimeout(PAUSE.step)
  await page.getByRole('group', { name: '页面画布' }).focus()
  const undo = await untilChanged(page, FIRST, () => page.keyboard.press('Control+KeyZ'))
  await page.waitForTimeout(PAUSE.idle)
  return { load, key: median(keys), undo }
}
