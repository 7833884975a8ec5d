import { generateNKeysBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import { childrenIn, draft, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { freshPage, widget } from './kit/fresh-page'
import type { EditorScreen } from './kit/editor-screen'
import { boxOf } from './kit/mouse'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** Widgets of a page that the canvas holds a part of. */
const COUNT = 200
const LAST = `w${COUNT - 1}`

const textOf = (index: number) => `第 ${index} 行`
const widgets = Object.fromEntries(
  generateNKeysBetween(null, null, COUNT).map((order, index) => [
    `w${index}`,
    widget('W0011', order, { props: { text: textOf(index) }, style: { height: 60 } }),
  ]),
)

/** The outline of the selected widget lies over its body, also where that has just been drawn. */
async function expectOutlined(screen: EditorScreen, uuid: string) {
  await expect
    .poll(async () => {
      const outline = await boxOf(screen.stage.locator(`[data-outline="${uuid}"]`))
      const body = await boxOf(screen.canvas(uuid).locator('.pm-body').first())
      return (['x', 'y', 'width', 'height'] as const).every(
        (side) => Math.abs(outline[side] - body[side]) < 3,
      )
    })
    .toBe(true)
}

test('on a page of 200 widgets one far below is found from the outline, edited and moved, and one is dropped between others', async () => {
  const own = await admin('owner')
  const screen = await own.openEditor(await freshPage(shop(), { widgets }))
  const { page, stage } = screen
  const drawn = (text: string) => stage.getByText(text, { exact: true })
  const rows = async () => {
    await screen.saveNow()
    return childrenIn(await draft(shop(), screen.page_id), null)
  }
  await drawn(textOf(0)).waitFor()
  expect(await drawn(textOf(COUNT - 1)).count()).toBe(0)

  await screen.side('图层')
  await screen.line('w0').hover()
  // below it are the lines of the footer
  for (let turn = 0; turn < 40 && (await screen.line(LAST).count()) === 0; turn++)
    await page.mouse.wheel(0, 400)
  await screen.line(LAST).click()
  await drawn(textOf(COUNT - 1)).waitFor()
  await screen.formReady()
  expect(await screen.selected()).toBe(LAST)
  await expectOutlined(screen, LAST)
  expect(await drawn(textOf(0)).count()).toBe(0)

  await screen.setField('文本', '最后一行')
  await drawn('最后一行').waitFor()
  await page.keyboard.press('Escape')
  await screen.select(LAST)
  await screen.keys('Alt+ArrowUp')
  expect((await rows()).slice(-2)).toEqual([LAST, `w${COUNT - 2}`])
  await screen.undo()
  expect((await rows()).slice(-2)).toEqual([`w${COUNT - 2}`, LAST])

  await screen.viewport.hover()
  await page.mouse.wheel(0, -100_000)
  await drawn(textOf(2)).waitFor()
  const added = await screen.dragIn('文本', { below: 'w2' })
  expect((await rows()).slice(0, 5)).toEqual(['w0', 'w1', 'w2', added, 'w3'])

  await page.reload()
  await screen.ready()
  await eventually(async () => widgetOf(await draft(shop(), screen.page_id), LAST).props['text']).toBe(
    '最后一行',
  )
})
