import { expect, test } from 'vitest'
import { insertDefaults } from './fill'
import { contentMarks } from './generated/entities'
import { placeholderMarks } from './generated/placeholders'
import type { JsonObject, WidgetJson } from './page'
import { emptyContent, placeholdersIn, withoutPlaceholders } from './placeholders'

const widget = (type: string, props: JsonObject = {}): WidgetJson => ({
  type,
  v: 1,
  parent: null,
  order: 'a0',
  props: { ...insertDefaults(type).props, ...props },
  style: {},
})
const shown = (one: WidgetJson) => withoutPlaceholders({ one })['one']
const wholes = Object.entries(placeholderMarks).filter(([, [mark]]) => mark?.drops === 'widget')

test.each(wholes.map(([type]) => type))('%s as inserted is removed for shoppers', (type) => {
  expect(shown(widget(type))).toBeUndefined()
  expect(shown({ ...widget(type), props: {} }), 'with nothing stored').toBeUndefined()
  expect(placeholdersIn(widget(type))).not.toEqual([])
})

test('a text written by an operator is returned as the same object', () => {
  const own = widget('W0011', { text: '全场包邮' })
  expect(shown(own)).toBe(own)
  expect(placeholdersIn(own)).toEqual([])
})

test('a menu keeps its renamed or linked entries, and stays for its categories', () => {
  const link = { linkPage: 'href', linkPageLabel: '外部链接', href: 'https://shop.example' }
  const entries = [
    { title: '导航名称', pathData: {} },
    { title: '新品', pathData: {} },
    { title: '导航名称', pathData: link },
  ]
  expect(shown(widget('W0007', { data: entries }))?.props['data']).toEqual(entries.slice(1))
  expect(placeholdersIn(widget('W0007', { data: entries }))).toEqual([{ name: 'data', count: 1 }])
  const categoryData = [{ category_id: '10', category_name: '女装', image_url: '', children: [] }]
  expect(shown(widget('W0007', { categoryData }))?.props['data']).toEqual([])
  expect(shown(widget('W0007'))).toBeUndefined()
})

const fillable = Object.keys(contentMarks).filter((type) => emptyContent(widget(type)).places.length > 0)

test.each(fillable)('%s as inserted takes no room for shoppers, and its empty places are known', (type) => {
  expect(emptyContent(widget(type)).blank).toBe(true)
  expect(shown(widget(type))).toBeUndefined()
  expect(shown({ ...widget(type), props: {} }), 'with nothing stored').toBeUndefined()
})

test('one filled place is enough for a widget to be shown', () => {
  const data = [
    { imgUrl: '', pathData: {} },
    { imgUrl: 'https://shop.example/a.png', pathData: {} },
  ]
  expect(shown(widget('W0001', { data }))).toBeDefined()
  expect(emptyContent(widget('W0001', { data })).places).toEqual([
    { content: 'picture', path: ['props', 'data', '0', 'imgUrl'] },
  ])
})

test('only the content of the chosen style counts', () => {
  expect(emptyContent(widget('W0012', { styleType: 4 })).places.map(({ content }) => content)).toEqual(
    Array.from({ length: 3 }, () => 'coupon'),
  )
})

test('shops near the shopper are found for them: W0019 stays though none is chosen', () => {
  expect(shown(widget('W0019'))).toBeDefined()
})

test('a panel in which nothing is left goes too, unless it has a background of its own', () => {
  const panel = { ...widget('W0006'), style: insertDefaults('W0006').style } as WidgetJson
  const child = { ...widget('W0003'), parent: 'panel' }
  expect(withoutPlaceholders({ panel, child })).toEqual({})
  const coloured = { ...panel, style: { ...panel.style, backgroundColor: '#ff0000' } }
  expect(Object.keys(withoutPlaceholders({ panel: coloured, child }))).toEqual(['panel'])
  const written = { ...widget('W0011', { text: '满减' }), parent: 'panel' }
  expect(Object.keys(withoutPlaceholders({ panel, child, written }))).toEqual(['panel', 'written'])
})

test('a hidden widget is removed for shoppers, with all that is inside it', () => {
  const text = widget('W0011', { text: '满减' })
  const panel = { ...widget('W0006'), hidden: true }
  expect(withoutPlaceholders({ panel, inner: { ...text, parent: 'panel' }, shown: text })).toEqual({
    shown: text,
  })
})
