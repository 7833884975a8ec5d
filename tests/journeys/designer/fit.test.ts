import { describe, expect, test } from 'vitest'
import { figure } from '@tests/helpers/soak'
import { draft, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { freshPage } from './kit/fresh-page'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

const SHORT = '短句'
const LONG = '更长的一句话放在这里'

describe('a text box in a panel follows its text during editing', () => {
  const texts = [
    { type: 'W0011', title: '文本', field: '文本' },
    { type: 'W0010', title: '购物车', field: '文字' },
  ]
  test.each(texts.slice(0, figure(1, 2)))('$type', async ({ type, title, field }) => {
    const own = await admin('owner')
    const page_id = await freshPage(shop())
    const screen = await own.openEditor(page_id)
    await screen.insert('自由面板')
    const uuid = await screen.insert(title)
    const stored = async () => {
      await screen.saveNow()
      return widgetOf(await draft(shop(), page_id), uuid)
    }
    /** Its stored size once it has this text. */
    const boxFor = async (text: string) => {
      await screen.setField(field, text)
      await eventually(async () => (await stored()).props['text']).toBe(text)
      const { width = 0, height = 0 } = (await stored()).style
      return { width, height }
    }
    /** Width in px of a text in the widget's font. */
    const measured = (text: string) =>
      screen.canvas(uuid).evaluate((frame, words) => {
        const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
        const drawn = walker.nextNode()?.parentElement
        if (!drawn) throw new Error('Expected the widget to draw a text, found none.')
        const line = document.createElement('span')
        line.style.cssText = 'position: absolute; white-space: nowrap'
        line.style.font = getComputedStyle(drawn).font
        line.textContent = words
        document.body.append(line)
        const { width } = line.getBoundingClientRect()
        line.remove()
        return width
      }, text)

    const short = await boxFor(SHORT)
    const long = await boxFor(LONG)
    expect(
      Math.abs(long.width - short.width - ((await measured(LONG)) - (await measured(SHORT)))),
    ).toBeLessThan(2)
    expect(long.height).toBe(short.height)
    // a measured text box adds 20 and 4; a fraction of a px is rounded up
    if (type === 'W0011')
      expect(long).toEqual({
        width: Math.round(await measured(LONG)) + 1 + 20,
        height: Math.floor(14 / 0.6) + 4,
      })

    await screen.setField('字号', '28')
    await eventually(async () => (await stored()).style.height).toBeGreaterThan(long.height)
    await screen.undo()
    await eventually(async () => (await stored()).style).toMatchObject(long)

    // a manually sized box keeps its size
    await screen.tab('组件样式')
    await screen.setField('宽度', '500')
    await screen.tab('属性')
    expect((await boxFor(SHORT)).width).toBe(500)
  })
})
