import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminEndpoints } from '@schemas/generated/api'
import { parsePage, type PageJson } from '@schemas'
import { inSoak } from '@tests/helpers/soak'
import { signInAs } from '../../helpers/operator'
import { openedOnce } from '../kit/opened-once'
import { childrenIn, draft, widgetOf } from './kit/documents'
import type { EditorScreen } from './kit/editor-screen'
import { freshPage, widget, type FreshPage } from './kit/fresh-page'
import { look } from './kit/look'
import { boxOf, frame, middleOf, type Point } from './kit/mouse'
import { useDesigner, type Admin } from './kit/use-designer'

const { admin, shared, shop } = useDesigner()

/** A screen on which a whole page is visible at 100 %. */
const WIDE = { width: 2000, height: 1300 }

async function openPage(page: FreshPage): Promise<EditorScreen> {
  const own = await admin('owner', { viewport: WIDE })
  return own.openEditor(await freshPage(shop(), page))
}

const picture = (order: string, props = {}) =>
  widget('W0003', order, {
    props: { proportion: false, ...props },
    style: { width: 600, height: 200, marginLeft: 0, marginRight: 0 },
  })

/** Drags one of the handles of the selected widget. */
async function pull(
  screen: EditorScreen,
  handle: string,
  by: Point,
  during?: () => Promise<void>,
): Promise<void> {
  const { mouse } = screen.page
  const from = await middleOf(screen.stage.locator(`[data-handle="${handle}"]`))
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(from.x + by.x, from.y + by.y, { steps: 5 })
  await frame(screen.page)
  await during?.()
  await mouse.up()
}

async function expectSize(screen: EditorScreen, uuid: string, size: { width: number; height: number }) {
  await screen.saveNow()
  await expect.poll(async () => widgetOf(await draft(shop(), screen.page_id), uuid).style).toMatchObject(size)
  expect(await boxOf(screen.canvas(uuid).locator('.pm-body').first())).toMatchObject(size)
}

describe('canvas: resize by right, bottom, corner handles with size shown', () => {
  const widgets = { w: picture('a0'), locked: picture('a1', { proportion: true }) }
  let own: Admin
  const open = openedOnce(async () => own.openEditor(await freshPage(shop(), { widgets })))
  beforeAll(async () => {
    own = await shared('owner', { viewport: WIDE })
  })
  afterAll(() => own.leave())

  inSoak(() => {
    test('each handle changes its own sides, in one history step', async () => {
      const screen = await open()
      await screen.select('w')
      await pull(screen, 'right', { x: 40, y: 30 }, async () => {
        await look(screen.page, 'canvas-resize')
        expect(await screen.stage.locator('[data-size]').innerText()).toBe('640 × 200')
      })
      await expectSize(screen, 'w', { width: 640, height: 200 })
      await pull(screen, 'bottom', { x: 40, y: 30 })
      await expectSize(screen, 'w', { width: 640, height: 230 })
      await pull(screen, 'corner', { x: -140, y: 70 })
      await expectSize(screen, 'w', { width: 500, height: 300 })
      for (let step = 0; step < 3; step++) await screen.undo()
      await expectSize(screen, 'w', { width: 600, height: 200 })
      expect(await screen.topBar.getByRole('button', { name: '撤销' }).isEnabled()).toBe(false)
    })
  })

  test('width 0 to page width; Escape cancels a drag', async () => {
    const screen = await open()
    await screen.select('w')
    await pull(screen, 'right', { x: 700, y: 0 })
    await expectSize(screen, 'w', { width: 1190, height: 200 })
    await pull(screen, 'corner', { x: -300, y: 100 }, () => screen.page.keyboard.press('Escape'))
    await expectSize(screen, 'w', { width: 1190, height: 200 })
  })

  inSoak(() => {
    test('W0003: a proportional lock keeps the aspect ratio, by handle and by field', async () => {
      const screen = await open()
      await screen.select('locked')
      await pull(screen, 'right', { x: 60, y: 0 })
      await expectSize(screen, 'locked', { width: 660, height: 220 })
      await screen.tab('组件样式')
      await screen.setField('高度', '100')
      await expectSize(screen, 'locked', { width: 300, height: 100 })
    })
  })
})

const shownZoom = async ({ page }: EditorScreen) =>
  Number.parseInt(await page.getByRole('button', { name: /^缩放 \d+%$/ }).innerText(), 10)

inSoak(() => {
  describe('canvas: zoom 25–200 %, fit; rulers', () => {
    test('Ctrl and the wheel zoom to both limits and no further', async () => {
      const screen = await openPage({ widgets: { w: picture('a0') } })
      const middle = await middleOf(screen.stage)
      await screen.page.mouse.move(middle.x, middle.y)
      const turn = async (notches: number) => {
        await screen.page.keyboard.down('Control')
        for (let notch = 0; notch < Math.abs(notches); notch++)
          await screen.page.mouse.wheel(0, 100 * Math.sign(notches))
        await screen.page.keyboard.up('Control')
      }
      await turn(3)
      await expect.poll(() => shownZoom(screen)).toBe(70)
      await turn(20)
      await expect.poll(() => shownZoom(screen)).toBe(25)
      await look(screen.page, 'canvas-25')
      await turn(-40)
      await expect.poll(() => shownZoom(screen)).toBe(200)
      await look(screen.page, 'canvas-200')
      expect((await boxOf(screen.canvas('w').locator('.pm-body').first())).width).toBe(1200)
    })

    test('keys: larger, smaller, actual size, the page’s whole width', async () => {
      const own = await admin('owner')
      const screen = await own.openEditor(await freshPage(shop(), { widgets: { w: picture('a0') } }))
      // a page wider than the canvas is opened at its full width
      const fit = await shownZoom(screen)
      expect(fit).toBeLessThan(100)
      await screen.keys('ControlOrMeta+0')
      await expect.poll(() => shownZoom(screen)).toBe(100)
      await screen.keys('ControlOrMeta+Equal')
      await expect.poll(() => shownZoom(screen)).toBe(110)
      await screen.keys('ControlOrMeta+Minus')
      await screen.keys('ControlOrMeta+Minus')
      await expect.poll(() => shownZoom(screen)).toBe(90)
      await screen.keys('Shift+1')
      await expect.poll(() => shownZoom(screen)).toBe(fit)
    })

    test("rulers are drawn and mark the pointer's position", async () => {
      const screen = await openPage({ widgets: { w: picture('a0') } })
      const { x, y } = await boxOf(screen.viewport)
      await screen.page.mouse.move(x + 300, y + 200)
      for (const [axis, at] of [
        ['x', '300px'],
        ['y', '200px'],
      ] as const) {
        const ruler = screen.stage.locator(`[data-ruler="${axis}"]`)
        await expect
          .poll(() =>
            ruler.locator('span').evaluate((mark) => (mark as HTMLElement).style.getPropertyValue('--at')),
          )
          .toBe(at)
        const inked = await ruler.locator('canvas').evaluate((element) => {
          const { width, height } = element as HTMLCanvasElement
          const pixels =
            (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
          return pixels.some((value) => value > 0)
        })
        expect(inked).toBe(true)
      }
    })

    test('an h5 page is 375 px wide', async () => {
      const screen = await openPage({
        platform: 'h5',
        props: { pageWidth: 375 },
        widgets: { t: widget('W0024', 'a0') },
      })
      await look(screen.page, 'canvas-h5')
      expect((await boxOf(screen.stage.locator('[data-canvas-region="body"]'))).width).toBe(375)
      expect(await shownZoom(screen)).toBe(100)
    })
  })
})

describe('canvas: drags show the insertion point', () => {
  inSoak(() => {
    test('reordering to a far position scrolls automatically, with a mark between the rows', async () => {
      const rows = Array.from(
        { length: 14 },
        (_, index) => [`w${index}`, picture(`a${index.toString(36)}`)] as const,
      )
      const screen = await openPage({ widgets: Object.fromEntries(rows) })
      await screen.select('w0')
      const { mouse } = screen.page
      const grip = await middleOf(screen.grip)
      const view = await boxOf(screen.viewport)
      const edge = { x: view.x + view.width / 2, y: view.y + view.height - 6 }
      await mouse.move(grip.x, grip.y)
      await mouse.down()
      await mouse.move(edge.x, edge.y, { steps: 6 })
      // a line without a height of its own: what is seen of it is drawn around it
      const mark = screen.stage.locator('[data-drop-mark]:not([hidden])')
      await mark.waitFor({ state: 'attached' })
      await look(screen.page, 'canvas-reorder')
      const last = screen.canvas('w13')
      const isAtEnd = () =>
        screen.viewport.evaluate(
          ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 1,
        )
      await expect.poll(isAtEnd, { timeout: 30_000 }).toBe(true)
      const { x, y, width, height } = await boxOf(last)
      await mouse.move(x + width / 2, y + height - 10, { steps: 4 })
      await expect.poll(async () => Math.abs((await boxOf(mark)).y - (y + height))).toBeLessThan(6)
      await mouse.up()
      await screen.saveNow()
      const order = childrenIn(await draft(shop(), screen.page_id), null)
      expect(order).toEqual([...rows.slice(1).map(([uuid]) => uuid), 'w0'])
      await screen.undo()
      await screen.saveNow()
      await expect
        .poll(async () => childrenIn(await draft(shop(), screen.page_id), null))
        .toEqual(rows.map(([uuid]) => uuid))
    })
  })

  test('a panel dragged into the header becomes a header panel, in one step that undo reverts', async () => {
    const panel = widget('W0006', 'a0', { style: { width: 1190, height: 80 } })
    const screen = await openPage({ widgets: { panel, w: picture('a1') } })
    await screen.dragWidget('panel', { region: 'header' })
    await screen.stage.locator('[data-canvas-region="header"] [data-widget="panel"]').waitFor()
    await screen.saveNow()
    await look(screen.page, 'canvas-header')
    const { header, body } = await documentsOf(screen.page_id)
    expect(widgetOf(header, 'panel')).toMatchObject({ parent: null, props: { comptyle: 'header' } })
    expect(Object.keys(body.widgets)).toEqual(['w'])
    await screen.undo()
    await screen.stage.locator('[data-canvas-region="body"] [data-widget="panel"]').waitFor()
    await screen.saveNow()
    const after = await documentsOf(screen.page_id)
    expect(Object.keys(after.header.widgets)).not.toContain('panel')
    expect(widgetOf(after.body, 'panel').props['comptyle'] ?? 'body').toBe('body')
  })
})

type Workspace = AdminEndpoints['GET /pages/{page_id}/workspace']['answer']

/** The saved drafts of a page's regions. */
async function documentsOf(page_id: string): Promise<{ header: PageJson; body: PageJson }> {
  const owner = await signInAs(shop().app, 'owner')
  const { pages } = await owner.data<Workspace>(`/pages/${page_id}/workspace`)
  const read = (document: string | undefined) => {
    const { page } = parsePage(document ?? '')
    if (!page) throw new Error(`Expected a page document, got ${document?.slice(0, 200)}`)
    return page
  }
  return { header: read(pages.header?.document), body: read(pages.body.document) }
}

describe('canvas: the same renderer in design mode', () => {
  test('links are inert: a click selects and does not navigate', async () => {
    const link = { linkPage: 'href', linkPageLabel: '自定义链接', href: '/items' }
    const screen = await openPage({
      widgets: { t: widget('W0011', 'a0', { props: { text: '去看看', data: link } }) },
    })
    const before = screen.page.url()
    const point = await middleOf(screen.canvas('t').getByText('去看看'))
    for (let click = 0; click < 3; click++) await screen.page.mouse.click(point.x, point.y)
    await expect.poll(() => screen.selected()).toBe('t')
    await screen.page.mouse.click(point.x, point.y, { modifiers: ['ControlOrMeta'] } as object)
    expect(screen.page.url()).toBe(before)
    expect(screen.page.context().pages()).toHaveLength(1)
  })

  inSoak(() => {
    test('a scheduled widget is shown as such for another time', async () => {
      const screen = await openPage({
        widgets: { t: widget('W0024', 'a0', { style: { showFrom: '2030-01-01 00:00:00' } }) },
      })
      await screen.topBar.getByRole('button', { name: '按时间预览' }).click()
      const field = screen.page.getByRole('textbox', { name: '预览时间' })
      const opacityAt = async (moment: string) => {
        await field.fill(moment)
        await field.press('Enter')
        return screen.canvas('t').evaluate((element) => getComputedStyle(element).opacity)
      }
      expect(await opacityAt('2029-12-31 23:59:59')).toBe('0.15')
      await look(screen.page, 'canvas-moment')
      expect(await opacityAt('2030-01-01 00:00:00')).toBe('1')
    })
  })
})
