import { expect, test } from 'vitest'
import { childrenIn, draft, published, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { Keyboard } from './kit/keyboard'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

test('everything by keyboard alone: sign in, create, insert, edit, arrange, copy, find, publish', async () => {
  const owner = await admin(null)
  const { page } = owner
  const keyboard = await Keyboard.of(page)
  await owner.open()

  // sign in: the first field has the focus
  await keyboard.expectFocus(page.getByLabel('账号'))
  await keyboard.type('owner')
  await keyboard.press('Tab')
  await keyboard.type('pumian-owner')
  await keyboard.press('Enter')

  // from the start to the list of pages: a new one from the empty template
  await keyboard.activate(page.getByRole('link', { name: '所有页面' }))
  await keyboard.activate(page.getByRole('button', { name: '新建首页' }))
  await keyboard.expectFocus(page.getByLabel('页面名称'))
  await keyboard.type('键盘首页')
  await keyboard.tabTo(page.getByRole('radio', { name: '空白页' }))
  await keyboard.press('Space')
  await keyboard.activate(page.getByRole('button', { name: '创建并编辑' }))
  const editor = await owner.editor()
  const { page_id } = editor
  const saved = async () => {
    await editor.expectSaved()
    return draft(shop(), page_id)
  }

  // the palette: search, Enter inserts it into the page
  await keyboard.tabTo(editor.left.getByLabel('搜索组件'))
  await keyboard.type('商品')
  await keyboard.tabTo(editor.card('商品'))
  const goods = await editor.newlySelected(() => keyboard.press('Enter'))

  // F6: from the palette over the canvas to the settings; the picker
  await keyboard.press('F6')
  await keyboard.expectFocus(editor.viewport)
  await keyboard.press('F6')
  await keyboard.activate(editor.pickButton('商品'))
  await keyboard.expectFocus(editor.dialog.getByLabel('搜索商品名称'))
  await keyboard.type('连衣裙')
  const dress = editor.dialog.getByRole('checkbox', { name: '收腰碎花连衣裙' })
  await eventually(() => editor.dialog.getByRole('checkbox').count()).toBeLessThan(6)
  await keyboard.activate(dress, 'Space')
  expect(await dress.isChecked()).toBe(true)
  await keyboard.activate(editor.dialog.getByRole('button', { name: /^确\s?定$/ }))
  await eventually(() => editor.canvas(goods).innerText()).toContain('收腰碎花连衣裙')
  await keyboard.tabTo(editor.field('每行数量'))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('4')
  await eventually(async () => widgetOf(await saved(), goods).props['columnNums']).toBe(4)

  // order: a second widget above, then down
  await keyboard.press('Shift+F6')
  await keyboard.press('Shift+F6')
  await keyboard.tabTo(editor.left.getByLabel('搜索组件'))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('自由面板')
  await keyboard.tabTo(editor.card('自由面板'))
  const panel = await editor.newlySelected(() => keyboard.press('Shift+Enter'))
  expect(childrenIn(await saved(), null)).toEqual([panel, goods])
  await keyboard.press('Alt+ArrowDown')
  expect(childrenIn(await saved(), null)).toEqual([goods, panel])
  await keyboard.press('Alt+ArrowUp')
  expect(childrenIn(await saved(), null)).toEqual([panel, goods])

  // a child of the panel: 1 px, 10 px
  await keyboard.tabTo(editor.left.getByLabel('搜索组件'), 'Shift+Tab')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('文本')
  await keyboard.tabTo(editor.card('文本'))
  const text = await editor.newlySelected(() => keyboard.press('Enter'))
  const { x = 0, y = 0 } = widgetOf(await saved(), text).style
  await keyboard.press('F6')
  await keyboard.tabTo(editor.child(text))
  await keyboard.press('ArrowRight')
  await keyboard.press('Shift+ArrowDown')
  expect(widgetOf(await saved(), text).style).toMatchObject({ x: x + 1, y: y + 10 })
  await look(page, 'keyboard-child')

  // a field by Enter, undo and redo from the canvas
  await keyboard.press('F6')
  await keyboard.tabTo(editor.field('文本'))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('全部商品')
  await eventually(() => editor.canvas(text).innerText()).toBe('全部商品')
  await keyboard.press('Shift+F6')
  await keyboard.press('ControlOrMeta+z')
  await eventually(() => editor.canvas(text).innerText()).toBe('文本')
  await keyboard.press('ControlOrMeta+Shift+z')
  await eventually(() => editor.canvas(text).innerText()).toBe('全部商品')

  // copy and paste through the clipboard of the system; the copy is selected
  await keyboard.press('ControlOrMeta+c')
  const copy = await editor.newlySelected(() => keyboard.press('ControlOrMeta+v'))
  expect(childrenIn(await saved(), panel)).toEqual([text, copy])
  expect(widgetOf(await saved(), copy).props['text']).toBe('全部商品')
  await keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: '确定删除该挂件？' })
  await keyboard.expectFocus(question.getByRole('button', { name: /^确\s?定$/ }))
  await keyboard.press('Enter')
  await editor.expectMessage('删除成功！')
  await question.waitFor({ state: 'hidden' })
  // deleting a child of W0006 selects the panel
  await eventually(() => editor.selected()).toBe(panel)

  // find by text, the list of shortcuts
  await keyboard.press('ControlOrMeta+f')
  await keyboard.expectFocus(page.getByRole('combobox', { name: '查找组件' }))
  await keyboard.type('全部商品')
  await keyboard.press('Enter')
  await eventually(() => editor.selected()).toBe(text)
  await keyboard.expectFocus(editor.viewport)
  await keyboard.press('ArrowLeft')
  expect(widgetOf(await saved(), text).style).toMatchObject({ x, y: y + 10 })
  await keyboard.press('Shift+?')
  await editor.dialog.getByText('向上移动 10 像素').waitFor()
  await look(page, 'shortcuts')
  await keyboard.press('Escape')
  await editor.dialog.waitFor({ state: 'hidden' })

  // publish
  await keyboard.press('ControlOrMeta+Shift+s')
  await keyboard.activate(editor.dialog.getByRole('button', { name: /^发\s?布$/ }))
  // a home page is not turned on unasked
  await editor.closePublished('页面已发布，还没有启用')
  expect(childrenIn(await published(shop(), page_id), null)).toEqual([panel, goods])
  expect(widgetOf(await published(shop(), page_id), text).style).toMatchObject({ x, y: y + 10 })
  await keyboard.expectVisibleFocus()
})
