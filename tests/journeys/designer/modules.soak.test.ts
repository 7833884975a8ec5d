import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { childrenIn, draft, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** The first panel of the demo's home page. */
const HERO = 'hero'

describe('combined modules', () => {
  test('saved with a name and an uploaded picture, inserted by Enter and by dragging, renamed, deleted', async () => {
    const editing = await admin('editor')
    const { page } = editing
    const editor = await editing.openEditor('home')
    await editor.side('模块')
    const save = editor.left.getByRole('button', { name: '保存所选组件' })

    // a free panel must be selected
    await save.click()
    await editor.expectMessage('请选中要保存的自由面板')
    await editor.side('图层')
    await editor.line(HERO).click()
    await editor.side('模块')
    await save.click()
    const name = editor.dialog.getByLabel('模块名称')
    const ok = editor.dialog.getByRole('button', { name: /^保\s?存$/ })
    await ok.click()
    await editor.dialog.getByText('请输入组合模块名称').waitFor()
    await look(page, 'save-module')

    // the picture cannot be stored
    await name.fill('首屏')
    await page.route('**/api/admin/images*/**', (route) => route.abort('connectionfailed'))
    await ok.click()
    await editor.expectMessage('组合模块图片保存失败')
    editing.forgive(/images\/token|ApiError|ERR_CONNECTION_FAILED/)
    await page.unroute('**/api/admin/images*/**')
    await ok.click()
    await editor.expectMessage('上传组合模块图片成功!')
    await editor.expectMessage('组合模块保存成功！')
    const card = editor.left.getByRole('button', { name: '首屏', exact: true })
    await card.waitFor()
    await look(page, 'modules')
    const picture = await card.locator('img').evaluate((image) => (image as HTMLImageElement).src)
    const { entropy } = await sharp(await (await fetch(picture)).arrayBuffer()).stats()
    expect(entropy, 'a picture of something').toBeGreaterThan(2)

    // Enter, then a drag: copies with new uuids
    const before = childrenIn(await draft(shop(), 'home'), null)
    const first = await editor.newlySelected(() => card.press('Enter'))
    const second = await editor.newlySelected(async () =>
      editor.dragTo(await editor.middleOf(card), { above: 'doors' }),
    )
    await editor.saveNow()
    const saved = await draft(shop(), 'home')
    expect(new Set(childrenIn(saved, null))).toEqual(new Set([...before, first, second]))
    expect(childrenIn(saved, null).indexOf(second)).toBe(childrenIn(saved, null).indexOf('doors') - 1)
    for (const uuid of [first, second]) {
      const types = childrenIn(saved, uuid).map((child) => widgetOf(saved, child).type)
      expect(types).toEqual(childrenIn(saved, HERO).map((child) => widgetOf(saved, child).type))
      expect(childrenIn(saved, uuid)).not.toContain(childrenIn(saved, HERO)[0])
    }

    await editor.left.getByRole('button', { name: '重命名 首屏' }).click()
    await editor.dialog.getByLabel('模块名称').fill('首屏轮播')
    await editor.dialog.getByRole('button', { name: /^保\s?存$/ }).click()
    await editor.left.getByRole('button', { name: '删除 首屏轮播' }).click()
    await editor.answer('确定删除组合模块“首屏轮播”？')
    await editor.expectMessage('删除成功！')
    await editor.left.getByText('还没有组合模块').waitFor()
  })

  inSoak(() => {
    test('a page is saved as a template, and another is created from it', async () => {
      const owner = await admin('owner')
      const { page } = owner
      const editor = await owner.openEditor('digital')
      await editor.settings.getByRole('button', { name: '存为页面模板' }).click()
      await editor.dialog.getByLabel('模板名称').fill('会场')
      await editor.dialog.getByRole('button', { name: /^保\s?存$/ }).click()
      await editor.expectMessage('页面模板保存成功')
      await owner.open()
      await page.getByRole('tab', { name: '自定义页' }).click()
      await page.getByRole('button', { name: '新建自定义页' }).click()
      await page.getByLabel('页面名称').fill('新会场')
      await editor.dialog.getByText('会场', { exact: true }).click()
      expect(await page.getByRole('radio', { name: '会场', exact: true }).isChecked()).toBe(true)
      await look(page, 'templates')
      await page.getByRole('button', { name: '创建并编辑' }).click()
      const created = await owner.editor()
      const types = async (page_id: string) => {
        const document = await draft(shop(), page_id)
        return childrenIn(document, null).map((uuid) => widgetOf(document, uuid).type)
      }
      expect(await types(created.page_id)).toEqual(await types('digital'))
    })
  })
})

inSoak(() => {
  describe('roles', () => {
    test('a viewer sees everything and changes nothing', async () => {
      const viewing = await admin('viewer')
      const { page } = viewing
      await viewing.open()
      await page.getByRole('link', { name: '首页' }).waitFor()
      expect(await page.getByRole('button', { name: '新建首页' }).count()).toBe(0)
      expect(await page.getByRole('switch', { name: '启用 首页' }).isDisabled()).toBe(true)
      const editor = await viewing.openEditor('home')
      await editor.topBar.getByText('只读').waitFor()
      const before = await draft(shop(), 'home')
      expect(await editor.card('轮播图').isDisabled()).toBe(true)
      await editor.select('coupons')
      expect(await editor.field('标题').isDisabled()).toBe(true)
      await look(page, 'viewer')
      await editor.keys('Delete')
      await editor.keys('Alt+ArrowUp')
      await editor.keys('ControlOrMeta+d')
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(await editor.canvas('coupons').count()).toBe(1)
      expect(await editor.topBar.getByRole('button', { name: /^发\s?布$/ }).isDisabled()).toBe(true)
      expect(await editor.topBar.getByRole('button', { name: '保存' }).isDisabled()).toBe(true)
      expect(await draft(shop(), 'home')).toEqual(before)
    })

    test('an editor edits and may not publish', async () => {
      const editing = await admin('editor')
      const { page } = editing
      const editor = await editing.openEditor('story')
      await editor.setField('页面标题', '禾岸故事，新的')
      await eventually(async () => (await draft(shop(), 'story')).page.props['title']).toBe('禾岸故事，新的')
      expect(await editor.topBar.getByRole('button', { name: /^发\s?布$/ }).count()).toBe(0)
      expect(await editor.topBar.getByRole('button', { name: '提交审核' }).isEnabled()).toBe(true)
      await editor.keys('ControlOrMeta+Shift+s')
      await editor.dialog.getByText(/没有“发布页面”的权限/).waitFor()
      expect(await editor.dialog.getByRole('button', { name: /^发\s?布$/ }).isDisabled()).toBe(true)
      await look(page, 'may-not-publish')
    })
  })
})
