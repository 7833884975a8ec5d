import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { childrenIn, draft, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import type { EditorScreen } from './kit/editor-screen'
import { freshPage, widget } from './kit/fresh-page'
import { text } from './kit/text-page'
import { expectCanvas, startTyping } from './kit/typing'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

const panelOf = (words: string) => ({
  panel: {
    ...widget('W0006', 'a0', { props: { comptyle: 'body' }, style: { width: 1190, height: 300 } }),
    name: '自由面板',
  },
  inner: { ...text(words, 'a0', { x: 40, y: 30, width: 200 }), parent: 'panel' },
})

const inClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const put = (page: Page, words: string) =>
  page.evaluate((value) => navigator.clipboard.writeText(value), words)

/** Uuids at the top of the body, as the draft has them. */
const tops = async ({ page_id }: EditorScreen) => childrenIn(await draft(shop(), page_id), null)

inSoak(() => {
  describe('clipboard', () => {
    test('a panel copied in one tab is pasted on another page in another tab, with new uuids', async () => {
      const source = await freshPage(shop(), { title: '来处', widgets: panelOf('带走的字') })
      const target = await freshPage(shop(), { title: '去处', widgets: { last: text('原有', 'a0') } })
      const own = await admin('editor', withClipboard)
      const from = await own.openEditor(source)
      await from.select('panel', { x: 900, y: 200 })
      await from.keys('ControlOrMeta+c')
      await eventually(() => inClipboard(own.page)).toContain('带走的字')

      const beside = await own.newTab()
      const to = await beside.openEditor(target)
      await to.select('last')
      const pasted = await to.newlySelected(() => to.keys('ControlOrMeta+v'))
      await to.saveNow()
      expect(await tops(to)).toEqual(['last', pasted])
      const page = await draft(shop(), target)
      const [child = ''] = childrenIn(page, pasted)
      expect([pasted, child]).not.toContain('panel')
      expect(widgetOf(page, child).props['text']).toBe('带走的字')
      await expectCanvas(to, child, '带走的字')
      await to.undo()
      await to.saveNow()
      expect(await tops(to)).toEqual(['last'])

      // a picture that was copied is uploaded and becomes a widget of its own
      await to.select('last')
      await beside.page.evaluate(async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 30 })
        canvas.getContext('2d')?.fillRect(0, 0, 60, 30)
        const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
        if (picture) await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
      })
      const drawn = await to.newlySelected(() => to.keys('ControlOrMeta+v'))
      await to.saveNow()
      const { type, props, style } = widgetOf(await draft(shop(), target), drawn)
      expect([type, style.width, style.height]).toEqual(['W0003', 60, 30])
      expect(props['imgUrl']).toContain('/uploads/')
    })

    test('cut removes it, paste restores it, duplicate needs neither', async () => {
      const page_id = await freshPage(shop(), { widgets: { a: text('甲'), b: text('乙', 'a1') } })
      const own = await admin('editor', withClipboard)
      const editor = await own.openEditor(page_id)
      await editor.select('a')
      await editor.keys('ControlOrMeta+x')
      await eventually(() => editor.canvas('a').count()).toBe(0)
      await editor.select('b')
      const pasted = await editor.newlySelected(() => editor.keys('ControlOrMeta+v'))
      await expectCanvas(editor, pasted, '甲')
      const twin = await editor.newlySelected(() => editor.keys('ControlOrMeta+d'))
      await expectCanvas(editor, twin, '甲')
      await editor.saveNow()
      expect(await tops(editor)).toEqual(['b', pasted, twin])
    })

    test('copy, cut and paste in a field are the field’s own', async () => {
      const page_id = await freshPage(shop(), { widgets: { a: text('只是文字') } })
      const own = await admin('editor', withClipboard)
      const editor = await own.openEditor(page_id)
      const { keyboard } = own.page
      await startTyping(editor, 'a')
      await keyboard.press('ControlOrMeta+a')
      await keyboard.press('ControlOrMeta+c')
      await eventually(() => inClipboard(own.page)).toBe('只是文字')
      await keyboard.press('End')
      await keyboard.press('ControlOrMeta+v')
      await expectCanvas(editor, 'a', '只是文字只是文字')
      await keyboard.press('ControlOrMeta+a')
      await keyboard.press('ControlOrMeta+x')
      await eventually(() => editor.field('文本').inputValue()).toBe('')
      await editor.saveNow()
      expect(await tops(editor)).toEqual(['a'])
    })

    test('pasted content is validated: foreign text and broken widgets are refused with a message', async () => {
      const page_id = await freshPage(shop(), { widgets: { a: text('甲') } })
      const own = await admin('editor', withClipboard)
      const editor = await own.openEditor(page_id)
      await put(own.page, '随便什么')
      await editor.keys('ControlOrMeta+v')
      await editor.expectMessage('剪贴板中没有可粘贴的组件')
      const clip = { widget: { type: 'W0001', v: 1, props: { data: [] }, style: {} }, children: [] }
      await put(own.page, JSON.stringify({ format: 'pumian/clips', clips: [clip] }))
      await editor.keys('ControlOrMeta+v')
      await editor.expectMessage('不能粘贴，内容有误。轮播图：请至少添加1张轮播图')
      expect(await tops(editor)).toEqual(['a'])
    })
  })
})

describe('shortcuts: none fires inside inputs or during composition of an input method', () => {
  inSoak(() => {
    test('keys in a field edit the field', async () => {
      const page_id = await freshPage(shop(), { widgets: { a: text('甲乙丙') } })
      const own = await admin('editor', withClipboard)
      const editor = await own.openEditor(page_id)
      const { keyboard } = own.page
      await startTyping(editor, 'a')
      await keyboard.press('Backspace')
      await keyboard.press('Home')
      await keyboard.press('Delete')
      await keyboard.type('?')
      await expectCanvas(editor, 'a', '?乙')
      expect(await own.page.getByRole('dialog').count()).toBe(0)
      expect(await editor.selected()).toBe('a')
    })
  })

  test('a composition is one step, and its keys belong to the input method', async () => {
    const page_id = await freshPage(shop(), { widgets: { a: text('甲') } })
    const own = await admin('editor', withClipboard)
    const editor = await own.openEditor(page_id)
    await startTyping(editor, 'a')
    const ime = await own.context.newCDPSession(own.page)
    for (const words of ['n', 'ni', 'nih', 'nihao'])
      await ime.send('Input.imeSetComposition', {
        text: words,
        selectionStart: words.length,
        selectionEnd: words.length,
      })
    // keys that select a candidate; the page must not handle them
    await own.page.evaluate(() => {
      for (const key of ['Delete', 'Escape', '?', 'z'])
        for (const target of [document.activeElement, document.body])
          target?.dispatchEvent(
            new KeyboardEvent('keydown', { key, ctrlKey: key === 'z', bubbles: true, isComposing: true }),
          )
    })
    await ime.send('Input.insertText', { text: '你好' })
    await expectCanvas(editor, 'a', '甲你好')
    expect(await own.page.getByRole('dialog').count()).toBe(0)
    expect(await editor.selected()).toBe('a')
    await editor.undo()
    await expectCanvas(editor, 'a', '甲')
    // the same on the canvas, where the word is written when it is whole
    await own.page.getByRole('group', { name: '页面画布' }).focus()
    await own.page.keyboard.press('F2')
    const onCanvas = own.page.getByRole('textbox', { name: '画布上的文本' })
    await onCanvas.waitFor()
    await own.page.keyboard.press('End')
    await ime.send('Input.imeSetComposition', { text: 'shi', selectionStart: 3, selectionEnd: 3 })
    expect(await editor.field('文本').inputValue()).toBe('甲')
    await ime.send('Input.insertText', { text: '乙' })
    await own.page.keyboard.press('Enter')
    await own.page.keyboard.type('abc')
    await eventually(() => editor.field('文本').inputValue()).toBe('甲乙\nabc')
    await own.page.keyboard.press('Escape')
    await onCanvas.waitFor({ state: 'detached' })
    await expectCanvas(editor, 'a', '甲乙\nabc')
    await editor.undo()
    await expectCanvas(editor, 'a', '甲')
  })
})
