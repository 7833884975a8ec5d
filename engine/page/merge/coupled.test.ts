import type { Json, JsonObject } from '@schemas/page'
import { docOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import type { PageDoc } from '../doc'
import { coupledFrom } from './coupled'
import { merge } from './merge'

test('coupled keys are found by type and path, in each item of a list', () => {
  const zone = ['leftPer', 'topPer']
  const coupledAt = coupledFrom({
    T1: [
      { path: ['style'], keys: ['x', 'y'] },
      { path: ['style'], keys: ['width', 'height'] },
      { path: ['props', 'data', '*'], keys: zone },
      { path: ['props', 'tuple', '1'], keys: 'all' },
    ],
  })
  expect(coupledAt('T1', ['style'])).toEqual([
    ['x', 'y'],
    ['width', 'height'],
  ])
  expect(coupledAt('T1', ['props', 'data', 3])).toEqual([zone])
  expect(coupledAt('T1', ['props', 'data', 'name'])).toEqual([])
  expect(coupledAt('T1', ['props', 'data', 3, 'pathData'])).toEqual([])
  expect(coupledAt('T1', ['props', 'tuple', 1])).toEqual('all')
  expect(coupledAt('T1', ['props', 'tuple', 0])).toEqual([])
  expect(coupledAt('T2', ['style'])).toEqual([])
  expect(coupledAt('toString', ['style'])).toEqual([])
})

describe('merge uses the coupled keys of the schemas by default', () => {
  const zone = (over: JsonObject) => ({
    widthPer: 0.1,
    heightPer: 0.1,
    topPer: 0,
    leftPer: 0,
    pathData: {},
    ...over,
  })
  const goods = { linkPage: 'goods', goods_id: '1' }
  const category = { linkPage: 'category', category_id: '2' }
  const pageWith = (type: string, data: Json): PageDoc =>
    docOf({ w: widgetOf({ type, name: 'w', props: { data } }) })
  const mergedData = (type: string, ...[base, ours, theirs]: [Json, Json, Json]) => {
    const { doc, conflicts } = merge(pageWith(type, base), pageWith(type, ours), pageWith(type, theirs))
    return { data: doc.widgets.get('w')?.props['data'], at: conflicts.map(({ path }) => path.join('.')) }
  }

  test('the links of two editors never mix at any depth', () => {
    expect(mergedData('W0001', [{ pathData: {} }], [{ pathData: goods }], [{ pathData: category }])).toEqual({
      data: [{ pathData: goods }],
      at: ['props.data.0.pathData'],
    })
    const card = (pathData: JsonObject): Json => [[{ pathData }, {}], []]
    expect(mergedData('W0012', card({}), card(goods), card(category))).toEqual({
      data: card(goods),
      at: ['props.data.0.0.pathData'],
    })
  })

  test('a hot zone takes position and size from one side', () => {
    expect(mergedData('W0003', [zone({})], [zone({ topPer: 0.5 })], [zone({ heightPer: 0.7 })])).toEqual({
      data: [zone({ topPer: 0.5 })],
      at: ['props.data.0'],
    })
  })

  test('uncoupled keys of one item merge', () => {
    expect(mergedData('W0003', [zone({})], [zone({ topPer: 0.5 })], [zone({ pathData: goods })])).toEqual({
      data: [zone({ topPer: 0.5, pathData: goods })],
      at: [],
    })
  })
})
