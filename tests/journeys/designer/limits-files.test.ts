import { describe, expect, test } from 'vitest'
import { gif, jpeg, png, svg } from '@tests/helpers/pictures'
import { inSoak } from '@tests/helpers/soak'
import type { EditorScreen } from './kit/editor-screen'
import { groupOf } from './kit/form/controls'
import { Form } from './kit/form/places'
import { freshPage, widget } from './kit/fresh-page'
import { look } from './kit/look'
import { middleOf } from './kit/mouse'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

const panelPage = () =>
  freshPage(shop(), {
    widgets: {
      panel: widget('W0006', 'a0', { style: { width: 1190, height: 300 } }),
      hot: widget('W0003', 'a1', { style: { width: 600, height: 200 } }),
    },
  })

inSoak(() => {
  describe('W0006 dropping a non-allowed widget: 不可放入自由面板', () => {
    test('a drag from the palette shows the message over the panel, and again when it is dropped; nothing is inserted', async () => {
      const own = await admin('editor')
      const screen = await own.openEditor(await panelPage())
      const card = screen.card('商品橱窗')
      await card.scrollIntoViewIfNeeded()
      await screen.dragTo(await middleOf(card), { in: 'panel', x: 500, y: 150 })
      await screen.expectMessage('不可放入自由面板')
      await look(screen.page, 'limits-not-allowed')
      expect(await screen.stage.locator('[data-canvas-region="body"] [data-widget]').count()).toBe(2)
      expect(await screen.topBar.getByRole('button', { name: '撤销' }).isEnabled()).toBe(false)
    })

    test('a panel cannot be dropped into a panel, an allowed widget can', async () => {
      const own = await admin('editor')
      const screen = await own.openEditor(await panelPage())
      await screen.dragTo(await middleOf(screen.card('自由面板')), { in: 'panel', x: 500, y: 150 })
      await screen.expectMessage('不可放入自由面板')
      const text = await screen.dragIn('文本', { in: 'panel', x: 300, y: 100 })
      await screen.canvas('panel').locator(`[data-widget="${text}"]`).waitFor()
    })
  })
})

const field = (screen: EditorScreen) => groupOf(screen, new Form('W0003').at(['props', 'imgUrl']))

describe('upload: image must be JPG or PNG', () => {
  inSoak(() => {
    test.for<[name: string, file: () => Promise<Buffer> | Buffer]>([
      ['a GIF', gif],
      ['an SVG', () => svg],
      ['a text', () => Buffer.from('<html>')],
      ['an empty file', () => Buffer.alloc(0)],
    ])('上传图片只能是 JPG 或者 PNG 格式! for %s named picture.png', async ([, file]) => {
      const own = await admin('editor')
      const screen = await own.openEditor(await panelPage())
      await screen.select('hot')
      await field(screen)
        .locator('input[type=file]')
        .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: await file() })
      await screen.expectMessage('上传图片只能是 JPG 或者 PNG 格式!')
      expect(await screen.canvas('hot').locator('img').count()).toBe(0)
    })
  })

  test('a JPG and a PNG are stored, shown in the field and on the canvas', async () => {
    const own = await admin('editor')
    const screen = await own.openEditor(await panelPage())
    await screen.select('hot')
    const address = field(screen).getByRole('textbox')
    for (const [name, mimeType, make] of [
      ['a.png', 'image/png', png],
      ['b.jpg', 'image/jpeg', jpeg],
    ] as const) {
      const before = await screen.canvas('hot').innerHTML()
      await field(screen)
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType, buffer: await make(640, 240) })
      await expect.poll(() => screen.canvas('hot').innerHTML(), { timeout: 10_000 }).not.toBe(before)
      expect(await address.inputValue()).toMatch(/^\/media\//)
      const shown = screen.canvas('hot').locator('img')
      await expect
        .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 10_000 })
        .toBeGreaterThan(0)
    }
    await look(screen.page, 'limits-uploaded')
  })
})

const saveModule = (screen: EditorScreen) => screen.left.getByRole('button', { name: '保存所选组件' }).click()
const submit = (screen: EditorScreen) => screen.dialog.getByRole('button', { name: /^保\s?存$/ }).click()

inSoak(() => {
  describe('combined module', () => {
    test('something must be selected: 请选中要保存的自由面板', async () => {
      const own = await admin('editor')
      const screen = await own.openEditor(await panelPage())
      await screen.side('模块')
      await saveModule(screen)
      await screen.expectMessage('请选中要保存的自由面板')
      expect(await screen.dialog.count()).toBe(0)
      // any widget can be saved
      await screen.select('hot')
      await saveModule(screen)
      await screen.dialog.getByLabel('模块名称').waitFor()
    })

    test('name required: 请输入组合模块名称; then 上传组合模块图片成功! and 组合模块保存成功！', async () => {
      const own = await admin('editor')
      const screen = await own.openEditor(await panelPage())
      await screen.select('panel', { x: 600, y: 150 })
      await screen.side('模块')
      await saveModule(screen)
      await submit(screen)
      await screen.dialog.getByText('请输入组合模块名称').waitFor()
      await look(screen.page, 'limits-module-name')
      await screen.dialog.getByLabel('模块名称').fill('春季主推')
      await submit(screen)
      await screen.expectMessage('上传组合模块图片成功!')
      await screen.expectMessage('组合模块保存成功！')
      const saved = screen.left.getByRole('button', { name: '春季主推', exact: true })
      await saved.waitFor()
      await screen.newlySelected(() => saved.press('Enter'))
      await screen.left.getByRole('button', { name: '删除 春季主推' }).click()
      await screen.answer('确定删除组合模块“春季主推”？')
      await screen.expectMessage('删除成功！')
      await saved.waitFor({ state: 'detached' })
    })

    test('image save failed: 组合模块图片保存失败, and the form keeps its content', async () => {
      const own = await admin('editor')
      const screen = await own.openEditor(await panelPage())
      await screen.page.route('**/api/admin/images/token', (route) => route.abort())
      await screen.select('panel', { x: 600, y: 150 })
      await screen.side('模块')
      await saveModule(screen)
      await screen.dialog.getByLabel('模块名称').fill('春季主推')
      await submit(screen)
      await screen.expectMessage('组合模块图片保存失败')
      expect(await screen.dialog.getByLabel('模块名称').inputValue()).toBe('春季主推')
      own.forgive(/images\/token|net::ERR_FAILED|^warning/)
    })
  })
})
