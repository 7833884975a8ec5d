import { describe, expect, test } from 'vitest'
import { keyOfRule, placedRule } from '@schemas/goods-rules'
import type { JsonObject, WidgetJson } from '@schemas/page'
import { TimedDocument } from './documents'
import { ruled } from './ruled-page'

const rule = { order: 'newest', count: 4 }
const key = keyOfRule(placedRule(rule) ?? { order: 'newest', count: 0 })

const widget = (type: string, parent: string | null, props: JsonObject = {}, style = {}): WidgetJson => ({
  type,
  v: 1,
  parent,
  order: 'a0',
  props,
  style,
})

const widgets = {
  lone: widget('W0006', null),
  goods: widget('W0002', 'lone', { rule, data: [] }),
  painted: widget('W0006', null, {}, { backgroundColor: '#ffeeee' }),
  more: widget('W0002', 'painted', { rule, data: [] }),
  shared: widget('W0006', null),
  shelf: widget('W0002', 'shared', { rule, data: [] }),
  text: widget('W0011', 'shared', { text: '好物' }),
}

describe.each(['pc', 'h5'] as const)('on %s, products by rule', (viewport) => {
  const document = new TimedDocument('1', {
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets,
  }).at(0, viewport)
  const drawn = (goods: string[]) => Object.keys(ruled(document, { [key]: goods }).page.widgets)

  test('that find nothing take no room, nor does a bare panel around them', () => {
    expect(drawn([]).toSorted()).toEqual(['painted', 'shared', 'text'])
  })

  test('that find something are drawn with their panel', () => {
    expect(drawn(['7']).toSorted()).toEqual(Object.keys(widgets).toSorted())
  })
})
