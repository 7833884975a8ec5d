/** (g) The built designer as operators open it, with a page of 160 widgets; without a graphics processor. */
import type { Browser, Page } from 'playwright'
import { FORMAT_VERSION, serialisePage } from '@schemas'
import { editorPage, uuidAt } from '../editor/documents'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { median, turn, type Samples } from '../measure/stats'
import { withDemo } from '../shop/with-demo'
import { withBrowser } from './browser'
import { untilChanged, untilSelected } from './editor/designer-window'
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
  log(`(g) ${SIZE} 个组件的设计器`)
  const rounds = quick ? 1 : 7
  return withDemo((url) =>
    withBrowser(async (browser) => {
      const pages = { ours: await opened(browser, url, SIZE), small: await opened(browser, url, SMALL) }
      const times: Record<keyof typeof pages, Times> = { ours: nothing(), small: nothing() }
      // the first round is a warm-up: scripts come from the cache afterwards
      for (let round = 0; round <= rounds; round++)
        for (const name of turn(['ours', 'small'] as const, round)) {
          const seen = await measure(pages[name])
          if (round > 0)
            for (const each of ['load', 'key', 'undo'] as const) times[name][each].push(seen[each])
        }
      return rowsOf(times)
    }),
  )
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

/** A page of that many widgets in the editor of a signed-in owner. */
async function opened(browser: Browser, url: string, size: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`${url}/designer`)
  await page.getByLabel('账号').fill('owner')
  await page.getByLabel('密码').fill('pumian-owner')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/start$/)
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${url}/api/admin${path}`, {
      method,
      data,
      headers: { origin: url },
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return ((await answer.json()) as { data: { page_id: string; draft_revision: number } }).data
  }
  const title = `${size} 个组件`
  const { page_id, draft_revision } = await send('POST', '/pages', {
    page_type: 'custom',
    platform: 'pc',
    title,
  })
  const document = serialisePage({ ...editorPage(size), formatVersion: FORMAT_VERSION })
  await send('PUT', '/drafts', { documents: [{ page_id, base: draft_revision, document }] })
  await page.goto(`${url}/designer/pages/${page_id}`)
  return page
}

async function measure(page: Page): Promise<Record<keyof Times, number>> {
  await page.reload({ waitUntil: 'commit' })
  const load = await untilSelected(page, FIRST)
  await page.waitForTimeout(PAUSE.idle)
  const title = page.getByRole('complementary', { name: '设置' }).getByLabel('标题', { exact: true })
  await title.click()
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
