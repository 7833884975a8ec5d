import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RenderMode } from '@engine'
import { MODES } from '@tests/helpers/draw-page'
import { HOSTILE, hostilePage } from '@tests/helpers/hostile'
import { figure } from '@tests/helpers/soak'
import { confine } from './kit/confine'
import { intrusions, noteRefusals, refusalsOf, touchEverything } from './kit/inspect'
import { openShownPages, type ShownPages } from './kit/shown-pages'
import { complete, useBrowser } from './kit/visit'

/** Strings per test; each has a page of its own. */
const GROUP = figure(3, 13)
/** The remaining strings run in soaks; tests/contract/hostile.dom.test.tsx tests all of them. */
const GROUPS = Math.ceil(HOSTILE.length / GROUP)
const groups = Array.from({ length: figure(1, GROUPS) }, (_, index) => ({
  first: index * GROUP,
  last: Math.min((index + 1) * GROUP, HOSTILE.length) - 1,
}))
/** Parallel browser windows. */
const WINDOWS = 2

/** A mode differs in its frames and handlers, which hostile.dom.test.tsx tests with every string. */
const modes = MODES.slice(0, figure(1, MODES.length))

const visit = useBrowser()
let shown: ShownPages
beforeAll(async () => {
  shown = await openShownPages({ design: modes.includes('design') })
})
afterAll(() => shown?.close())

/** Effects of one string in every property of every widget. */
interface Harm {
  text: string
  did: string[]
}

/** A window that shows one page after another and reports harm. */
async function openWindow(mode: RenderMode) {
  const { page, context } = await visit()
  const foreign = await confine(context, shown.origin)
  await page.addInitScript(noteRefusals)
  const noted: string[] = []
  page.on('dialog', (dialog) => {
    noted.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (other) => noted.push(`window: ${other.url()}`))

  return async (turn: number): Promise<Harm> => {
    const text = HOSTILE[turn] ?? ''
    const { body, live } = hostilePage(text, turn)
    const texts = { title: text, description: text, keywords: text, shopName: text }
    const address = shown.show({ body, live, texts }, mode)
    await page.goto(address)
    await page.mouse.move(1, turn)
    await complete(page)
    await touchEverything(page)
    const frames = await page.locator('[data-widget]').count()
    const did = [
      ...(frames === Object.keys(body.widgets).length ? [] : [`drew only ${frames} widgets`]),
      ...(await intrusions(page)),
      ...(await refusalsOf(page)),
      ...noted.splice(0),
      ...foreign.splice(0).map((url) => `asked for ${url}`),
      ...(page.url() === address ? [] : [`went to ${page.url()}`]),
    ]
    return { text, did }
  }
}

describe.each(modes)('one hostile string in every property of every widget, %s mode', (mode) => {
  test.each(groups)(
    'strings $first to $last have no effect',
    { timeout: 180_000 },
    async ({ first, last }) => {
      const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      const harm: Harm[] = []
      const work = async () => {
        const show = await openWindow(mode)
        for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) harm.push(await show(turn))
      }
      await Promise.all(Array.from({ length: WINDOWS }, work))
      expect(harm).toHaveLength(last - first + 1)
      expect(harm.filter(({ did }) => did.length > 0)).toEqual([])
    },
  )
})

test('the inspection detects an attack', async () => {
  const { page, context } = await visit()
  const foreign = await confine(context, shown.origin)
  await page.addInitScript(noteRefusals)
  await page.goto(shown.show(hostilePage('', 0), 'render'))
  await complete(page)
  expect(await intrusions(page)).toEqual([])
  await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    main.insertAdjacentHTML(
      'beforeend',
      `<a href="javascript:0">a</a><img src="//evil.example/x" alt=""><i onclick="0"></i><style>p{}</style>
       <b style="position:fixed;inset:0;z-index:999999;background:url(https://evil.example/b)"></b>`,
    )
    main.append(Object.assign(document.createElement('script'), { textContent: 'alert(1)' }))
  })
  await expect.poll(() => foreign.length).toBe(2)
  expect((await intrusions(page)).map((line) => line.slice(0, 24))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^script: /),
      expect.stringMatching(/^5 scripts/),
      expect.stringMatching(/^<style>/),
      expect.stringMatching(/^A href=javascript/),
      expect.stringMatching(/^IMG src=\/\/evil/),
      expect.stringMatching(/^I onclick/),
      expect.stringMatching(/^fixed: <b/),
      expect.stringMatching(/^B https:\/\/evil/),
      expect.stringMatching(/^over the bar: <b/),
    ]),
  )
  expect(await refusalsOf(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^script-src/), expect.stringMatching(/^style-src/)]),
  )
})
