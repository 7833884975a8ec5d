import { expect, test } from 'vitest'
import { insertDefaults } from './fill'
import { placeholderMarks } from './generated/placeholders'
import type { JsonObject, WidgetJson } from './page'
import { placeholdersIn, withoutPlaceholders } from './placeholders'

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

test('a menu keeps its renamed or linked entries; the widget stays even without entries', () => {
  const link = { linkPage: 'href', linkPageLabel: '外部链接', href: 'https://shop.example' }
  const entries = [
    { title: '导航名称', pathData: {} },
    { title: '新品', pathData: {} },
    { title: '导航名称', pathData: link },
  ]
  expect(shown(widget('W0007', { data: entries }))?.props['data']).toEqual(entries.slice(1))
  expect(placeholdersIn(widget('W0007', { data: entries }))).toEqual([{ name: 'data', count: 1 }])
  expect(shown(widget('W0007'))?.props['data']).toEqual([])
})
