import fc from 'fast-check'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adaptPage } from '@engine/page'
import { withPhoneCss } from '@engine/render/phone-css'
import type { PageJson, WidgetJson } from '@schemas/page'
import { PAGE, panel, panelChild, WIDTHS } from '@tests/helpers/arbitrary-panel'
import { SEED } from '@tests/helpers/random-edits'
import { pageOfSample, samples } from '@tests/helpers/samples'
import { figure } from '@tests/helpers/soak'
import { serverRegistry } from '@widgets/registry.server'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { excesses } from './kit/measure'
import { openShownPages, type ShownPages } from './kit/shown-pages'
import { useBrowser } from './kit/visit'

const PANELS = figure(40, 1_000)
/** Panels of one page. */
const TOGETHER = 20

const visit = useBrowser()
let shown: ShownPages
beforeAll(async () => {
  shown = await openShownPages({ design: false })
})
afterAll(() => shown?.close())

/** What the widgets of each type hold, texts excepted, which are generated. */
const filled = new Map(
  samples
    .filter(({ name }) => name === 'filled')
    .map((sample) => {
      const widget = Object.values(pageOfSample(sample).widgets).find(({ type }) => type === sample.type)
      return [sample.type, widget?.props ?? {}] as const
    }),
)

const panels = fc.sample(fc.array(panelChild, { minLength: 1, maxLength: 12 }), {
  seed: SEED,
  numRuns: PANELS,
})

function pageOf(all: readonly WidgetJson[][]): PageJson {
  const widgets = all.flatMap((children, at) => [
    [`p${at}`, { ...panel, order: `a${String(at).padStart(3, '0')}` }] as const,
    ...children.map((child, index): [string, WidgetJson] => [
      `p${at}c${index}`,
      { ...child, parent: `p${at}`, props: { ...filled.get(child.type), ...child.props } },
    ]),
  ])
  const props = { pageWidth: PAGE }
  return { formatVersion: 2, platform: 'pc', page: { v: 1, props }, widgets: Object.fromEntries(widgets) }
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** Boxes of widgets as they are drawn, and whether one has letters below 12 px. */
const drawn = (page: Page, uuids: string[]) =>
  page.evaluate(
    (asked) =>
      asked.map((uuid) => {
        const frame = document.querySelector(`[data-widget="${uuid}"]`)
        if (!frame) throw new Error(`Expected ${uuid} on the page`)
        const { x, y, width, height } = frame.getBoundingClientRect()
        const letters = [...frame.querySelectorAll('*')].filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        )
        const isSmall = letters.some((element) => parseFloat(getComputedStyle(element).fontSize) < 12)
        return { box: { x, y, width, height }, isSmall }
      }),
    uuids,
  )

const TEXTS = new Set(['W0011', 'W0024'])
/** px; in less, the buttons of a carousel and the head of a card have no room, on the desktop either. */
const ROOM = 120

/** px; the browser rounds. */
const TOLERANCE = 1
const shares = (a: Box, b: Box, start: 'x' | 'y', size: 'width' | 'height'): number =>
  Math.min(a[start] + a[size], b[start] + b[size]) - Math.max(a[start], b[start])
const overlap = (a: Box, b: Box, least: number): boolean =>
  shares(a, b, 'x', 'width') > least && shares(a, b, 'y', 'height') > least
const isAbove = (a: Box, b: Box): boolean => a.y + a.height <= b.y && shares(a, b, 'x', 'width') > 1

/** What is wrong with a pair of children; `a` is the one that stands before `b` on the desktop. */
function pairFaults(a: { before: Box; after: Box }, b: typeof a): string[] {
  const wrong = []
  if (overlap(a.after, b.after, TOLERANCE) && !overlap(a.before, b.before, 0)) wrong.push('overlap')
  if (isAbove(a.before, b.before) && a.after.y + a.after.height > b.after.y + TOLERANCE)
    wrong.push('have changed their order')
  return wrong
}

test(
  `${PANELS} generated panels, drawn: nothing new overlaps or is cut off, what was above stays above, texts have 12 px`,
  async () => {
    const { page, open } = await visit({ javaScriptEnabled: false })
    const wrong: unknown[] = []
    for (let from = 0; from < panels.length; from += TOGETHER) {
      const json = pageOf(panels.slice(from, from + TOGETHER))
      await open(
        shown.show(
          { body: withPhoneCss(adaptPage(json), serverRegistry), live: snapshotLive(json), viewport: 'h5' },
          'render',
        ),
      )
      const uuids = Object.keys(json.widgets)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        const boxes = new Map((await drawn(page, uuids)).map((each, index) => [uuids[index] ?? '', each]))
        const parts = uuids.flatMap((uuid) => {
          const { parent, style } = json.widgets[uuid] ?? {}
          const [own, outer] = [boxes.get(uuid), boxes.get(parent ?? '')]
          return own && outer
            ? [{ uuid, parent, before: style as Box, after: own.box, outer: outer.box }]
            : []
        })
        for (const [at, a] of parts.entries()) {
          const cut =
            a.after.x < -TOLERANCE ||
            a.after.x + a.after.width > width + TOLERANCE ||
            a.after.y < a.outer.y - TOLERANCE ||
            a.after.y + a.after.height > a.outer.y + a.outer.height + TOLERANCE
          if (cut) wrong.push([from, width, a.uuid, 'is cut off'])
          if (boxes.get(a.uuid)?.isSmall) wrong.push([from, width, a.uuid, 'has smaller letters'])
          for (const b of parts.slice(0, at).filter(({ parent }) => parent === a.parent))
            for (const fault of [...pairFaults(a, b), ...pairFaults(b, a)])
              wrong.push([from, width, b.uuid, a.uuid, fault])
        }
        const whole = parts.filter(({ uuid, after }) => {
          const isText = TEXTS.has(json.widgets[uuid]?.type ?? '')
          return isText || (after.width >= ROOM && after.height >= ROOM)
        })
        for (const excess of await excesses(page, { uuids: whole.map(({ uuid }) => uuid), uncut: true }))
          wrong.push([from, width, excess])
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
          wrong.push([from, width, 'scrolls sideways'])
      }
    }
    expect(wrong).toEqual([])
  },
  figure(120_000, 1_200_000),
)

test('a row of tabs stays below the bar of a phone while its page is scrolled', async () => {
  const { page, open } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const size = { width: 1190, height: 60 }
  const tabs = {
    type: 'W0013',
    v: 1,
    parent: null,
    order: 'a0',
    props: filled.get('W0013') ?? {},
    style: size,
  }
  const below = {
    type: 'W0024',
    v: 1,
    parent: null,
    order: 'a1',
    props: {},
    style: { ...size, height: 3_000 },
  }
  const json = {
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: { pageWidth: PAGE } },
    widgets: { tabs, below },
  } satisfies PageJson
  const body = withPhoneCss(adaptPage(json), serverRegistry)
  await open(shown.show({ body, live: snapshotLive(json), viewport: 'h5' }, 'render'))
  const row = page.locator('[data-widget="tabs"] nav')
  const topOf = async () => Math.round((await row.boundingBox())?.y ?? -1)
  const first = await topOf()
  await page.evaluate((by) => scrollTo(0, by), 1_000)
  // px; the height of the bar (storefront/app/global.css)
  expect([first >= 48, await topOf()]).toEqual([true, 48])
})
