import { describe, expect, test } from 'vitest'
import { loadForm, partUnder } from '@engine/settings'
import { drawnTexts } from './drawn-texts'
import { textIn, writeText } from './lines'
import { textsOf, type CanvasText } from './texts'

const text = (words: string, ...path: (string | number)[]): CanvasText => ({
  path: ['props', ...path],
  title: '',
  text: words,
  multiline: false,
})

function frame(html: string): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('data-widget', 'a')
  element.innerHTML = html
  return element
}

const found = (html: string, texts: CanvasText[], shown = 0) =>
  drawnTexts(frame(html), texts, shown).map(
    (drawn) => `${drawn.text.path.slice(1).join('/')} ${drawn.element.id}`,
  )

describe('which element draws which text', () => {
  test('the innermost element with the same words, whatever its spaces and lines', () => {
    expect(found('<h2 id="h"><a id="a">领券 中心<i></i></a></h2>', [text('领券\n中心 ', 'text')])).toEqual([
      'text a',
    ])
  })

  test('a text of several lines without its marks', () => {
    const lines = { ...text('全场[b]满[/b]减\n[*] 包邮', 'text'), multiline: true }
    expect(found('<div id="t"><p>全场<b>满</b>减</p><ul><li>包邮</li></ul></div>', [lines])).toEqual([
      'text t',
    ])
  })

  test('equal texts by their order', () => {
    const names = [text('导航', 'data', 0, 'name'), text('导航', 'data', 1, 'name')]
    expect(found('<b id="x">导航</b><b id="y">导航</b>', names)).toEqual(['data/0/name x', 'data/1/name y'])
  })

  test('of equal texts of which one is drawn, that of the tab in view', () => {
    const names = [text('更多', 'data', 0, 'more'), text('更多', 'data', 1, 'more')]
    expect(found('<b id="x">更多</b>', names, 1)).toEqual(['data/1/more x'])
    expect(found('<b id="x">更多</b>', names, 5)).toEqual([])
  })

  test('not an empty text, and not what a widget inside draws', () => {
    expect(found('<b id="x"></b>', [text('', 'text')])).toEqual([])
    expect(found('<div data-widget="b"><b id="x">内</b></div>', [text('内', 'text')])).toEqual([])
  })
})

describe('the texts of a widget', () => {
  const inWidget = async (type: string, props: Parameters<typeof textsOf>[1]) => {
    const form = await loadForm(type)
    const part = form && partUnder({ schema: form.schema, ui: form.uiSchema }, 'props')
    return part ? textsOf(part, props, ['props']) : []
  }

  test('typed texts at every depth; no choices, addresses, colours and picked rows', async () => {
    const link = { linkPage: 'href', linkPageLabel: '自定义链接', href: '/x' }
    const goods = [{ id: '1', goods_name: '短袖', price: 1, goods_pic: 'a.png' }]
    expect(
      await inWidget('W0002', { text: '每日上新', titleAlign: 'left', wgtTitleColor: '#000', data: goods }),
    ).toEqual([{ path: ['props', 'text'], title: '标题', text: '每日上新', multiline: false }])
    const menu = await inWidget('W0013', { data: [{ title: '首页', pathData: link }] })
    expect(menu.map(({ path, text: words }) => [path.slice(0, 3).join('/'), words])).toEqual([
      ['props/data/0', '首页'],
    ])
  })

  test('a field of several lines takes line breaks', async () => {
    expect(await inWidget('W0024', { text: '甲' })).toMatchObject([{ multiline: true }])
  })
})

describe('the text in the element that is edited', () => {
  test.each(['', '甲', '甲\n乙', '甲\n\n乙\n', ' 甲  乙 '])('reads back what was written: %j', (words) => {
    const host = document.createElement('div')
    writeText(host, words, true)
    expect(textIn(host)).toBe(words)
  })

  test('reads lines as browsers leave them', () => {
    const host = document.createElement('div')
    host.innerHTML = '甲<div>乙<br></div><div><br></div><p>丙<br>丁</p>'
    expect(textIn(host)).toBe('甲\n乙\n\n丙\n丁')
  })
})
