import { pageOf } from '@tests/helpers/arbitrary-page'
import { describe, expect, test } from 'vitest'
import { createAjv } from '../dialect/ajv'
import { messages } from '../generated/messages'
import { insertDefaults } from '../fill'
import type { Json, JsonObject, WidgetJson } from '../page'
import { problemsOf } from '../problems'
import { at, defaultsOf, resolved, schemaOf } from '@tests/helpers/resolved-schema'

const ajv = createAjv()

/** Messages of one widget whose props are the defaults with `change` on top. */
function faults(type: string, change: JsonObject, style: JsonObject = {}): string[] {
  const { $id: _id, ...schema } = schemaOf(type)
  const validate = ajv.compile(schema)
  if (validate({ props: { ...defaultsOf(type, 'props'), ...change }, style })) return []
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(
      ({ schemaPath, instancePath, keyword }) => messages[type]?.[schemaPath] ?? `${instancePath} ${keyword}`,
    )
}

const palette = [...resolved.keys()].filter((type) => schemaOf(type)['x-nav'])
const inserted = (type: string): Pick<WidgetJson, 'type' | 'props' | 'style'> => ({
  type,
  ...insertDefaults(type),
})

const times = (count: number, value: Json): Json[] =>
  Array.from({ length: count }, () => structuredClone(value))
const tab = (goods: number): JsonObject => ({ text: '精选', data: times(goods, { goods_id: '' }) })
const lists = (styleType: number, list: Json[]): JsonObject => {
  const data = defaultsOf('W0012', 'props')['data'] as Json[]
  return { styleType, data: data.map((kept, i) => (i === styleType ? list : kept)) }
}
const goodsGroup: JsonObject = { type: 'goods', data: [{ goods_id: '' }] }
const coupons = (count: number): JsonObject => ({ type: 'coupon', data: times(count, { card_id: '' }) })

/** The table: widget, rule, message, what breaks it, what just does not. */
const table: [type: string, rule: string, message: string, broken: JsonObject, kept: JsonObject][] = [
  ['W0001', 'at most 5 items', '最多只能添加5张轮播图', { data: times(6, {}) }, { data: times(5, {}) }],
  ['W0001', 'at least 1 item', '请至少添加1张轮播图', { data: [] }, { data: times(1, {}) }],
  ...['W0005', 'W0014', 'W0015', 'W0017'].flatMap((type): typeof table => [
    [type, 'at least 1 tab', '请至少添加1个商品', { data: [] }, { data: [tab(1)] }],
    [
      type,
      'at least 1 goods per tab',
      '请至少添加1个商品',
      { data: [tab(1), tab(0)] },
      { data: [tab(1), tab(1)] },
    ],
  ]),
  [
    'W0012',
    'goods groups at most 4',
    '最多添加4组商品',
    lists(3, times(5, goodsGroup)),
    lists(3, times(4, goodsGroup)),
  ],
  ['W0012', 'goods groups at least 1', '请至少添加1组商品', lists(3, []), lists(3, [goodsGroup])],
  [
    'W0012',
    'coupon groups at most 3',
    '最多添加3组优惠券',
    lists(4, times(4, coupons(1))),
    lists(4, times(3, coupons(1))),
  ],
  ['W0012', 'coupon groups at least 1', '请至少添加1组优惠券', lists(4, []), lists(4, [coupons(1)])],
  [
    'W0012',
    'picking more than 3 coupons',
    '最多选择3张优惠券',
    lists(4, [coupons(4)]),
    lists(4, [coupons(3)]),
  ],
  [
    'W0018',
    'at most 5 goods groups',
    '最多只能添加5组商品列表',
    { data: times(6, { data: [] }) },
    { data: times(5, { data: [] }) },
  ],
  ['W0018', 'at least 1 goods group', '请至少添加1组商品列表', { data: [] }, { data: [{ data: [] }] }],
  ['W0021', 'at least 1 coupon', '请至少添加1个优惠券', { data: [] }, { data: [{ card_id: '' }] }],
]

/** Rules that JSON Schema cannot express. */
const picked: JsonObject = { shop_id: '', goods_list: [{ goods_id: '17' }] }
const byRules: [name: string, message: string, widgets: Record<string, Partial<WidgetJson>>][] = [
  [
    'W0020 picking goods for a shop without shop_id',
    '请先选择商铺',
    { broken: { type: 'W0020', props: { data: [picked] } } },
  ],
  [
    'W0006 dropping a non-allowed widget',
    '不可放入自由面板',
    { panel: { type: 'W0006' }, broken: { type: 'W0002', parent: 'panel' } },
  ],
]

describe('on a page with valid widgets, through problemsOf', () => {
  const messagesOn = (widgets: Record<string, Partial<WidgetJson>>) => {
    const sound = Object.fromEntries(palette.map((type) => [`sound-${type}`, inserted(type)]))
    return problemsOf(pageOf({ ...sound, ...widgets })).map(({ uuid, message }) => `${uuid} ${message}`)
  }

  test.each(table)('%s %s: %s', (type, _rule, message, broken, kept) => {
    const { props, style } = inserted(type)
    const page = (change: JsonObject) =>
      messagesOn({ broken: { type, props: { ...props, ...change }, style } })
    expect(page(broken)).toEqual([`broken ${message}`])
    expect(page(kept)).toEqual([])
  })

  test.each(byRules)('%s: %s', (_name, message, widgets) => {
    expect(messagesOn(widgets)).toEqual([`broken ${message}`])
  })
})

describe('rules and their messages', () => {
  test.each(table)('%s %s: %s', (type, _rule, message, broken, kept) => {
    expect(faults(type, broken)).toEqual([message])
    expect(faults(type, kept)).toEqual([])
  })
})

test.each([
  [0, 2],
  [1, 3],
  [2, 4],
])('W0012 style %i has exactly %i pictures', (style, count) => {
  for (const length of [count - 1, count + 1])
    expect(faults('W0012', lists(style, times(length, {})))).toEqual([`此样式须有${count}张图片`])
  expect(faults('W0012', lists(style, times(count, {})))).toEqual([])
})

test('W0012 validates only the array of its current styleType', () => {
  expect(faults('W0012', { styleType: 0, data: [times(2, {}), [], [], [], [coupons(9)]] })).toEqual([])
})

test('W0012 without a styleType is validated as style 0', () => {
  const { $id: _id, ...schema } = schemaOf('W0012')
  expect(ajv.compile(schema)({ props: { data: [[], [], [], [], []] } })).toBe(false)
})

/** Numeric bounds: widget, property, min, max. */
const bounds: [type: string, path: string, minimum: number, maximum?: number][] = [
  ['W0001', 'style.width', 0],
  ['W0001', 'style.height', 0],
  ...['Top', 'Right', 'Bottom', 'Left'].flatMap((side): typeof bounds => [
    ['W0001', `style.padding${side}`, 0],
    ['W0001', `style.border${side}Width`, 0],
  ]),
  ['W0001', 'props.autoplaySpeed', 0],
  ['W0018', 'props.autoplaySpeed', 0],
  ...['W0014', 'W0015', 'W0017', 'W0018'].map((type): (typeof bounds)[number] => [
    type,
    'props.wgtToFixed',
    0,
    2,
  ]),
  ['W0018', 'props.wgtTitleFontSize', 0, 27],
  ['W0002', 'props.wgtTitleFontSize', 0],
  ['W0002', 'props.wgtPriceFontSize', 0],
  ['W0010', 'props.wgtBorderRadius', 0],
  ['W0010', 'props.fontSize', 0],
  ['W0011', 'props.fontSize', 0],
  ['W0014', 'props.wgtTitleFontSize', 0],
  ['W0015', 'props.wgtPriceFontSize', 0],
  ['W0016', 'props.wgtTitleFontSize', 0],
  ['W0016', 'props.wgtSubTitleFontSize', 0],
  ['W0017', 'props.wgtTitleFontSize', 0],
  ['W0018', 'props.wgtPriceFontSize', 0],
  ['W0019', 'props.wgtTitleFontSize', 0],
  ['W0019', 'props.wgtMoreTitleFontSize', 10],
  ['W0019', 'props.wgtMoreRightMargin', 0],
  ['W0019', 'props.wgtShopNameFontSize', 14],
  ['W0019', 'props.wgtShopBorderWidth', 0, 5],
  ['W0020', 'props.wgtTitleFontSize', 0],
  ['W0021', 'props.wgtTitleFontSize', 0],
  ['W0021', 'props.wgtSubTitleFontSize', 0],
]

test.each(bounds)('%s %s has minimum %s and maximum %s', (type, path, minimum, maximum) => {
  const { minimum: least, maximum: most } = at(type, path)
  expect([least, most]).toEqual([minimum, maximum])
})

test('logo wall columns are 3, 4 or 5', () => {
  expect(at('W0004', 'props.column').enum).toEqual([3, 4, 5])
  expect(faults('W0004', { column: 6 })).toEqual(['/props/column enum'])
})

const shopWithTags = (count: number): JsonObject => ({
  data: [{ shop_id: '1', tag_list: times(count, { tag_id: '1', tag_name: '自营' }) }],
})

test('W0020 at most 2 tags per shop', () => {
  expect(faults('W0020', shopWithTags(3))).toEqual(['每个商铺最多2个标签'])
  expect(faults('W0020', shopWithTags(2))).toEqual([])
})

test('W0019 at most 10 shops', () => {
  expect(at('W0019', 'props.data').maxItems).toBe(10)
})

const styles = ['style1', 'style2', 'style3', 'style4', 'style5']

/** What an operator may choose from. */
test.each<[type: string, path: string, values: Json[]]>([
  ['W0001', 'props.styleType', styles],
  ['W0006', 'props.comptyle', ['header', 'body', 'footer']],
  ['W0011', 'props.textAlign', ['left', 'center', 'right']],
  ['W0011', 'props.fontWeight', ['normal', 'bold']],
  ['W0011', 'props.fontStyle', ['normal', 'italic']],
  ['W0011', 'props.textDecoration', ['none', 'underline']],
  ['W0012', 'props.styleType', [0, 1, 2, 3, 4]],
  ['W0016', 'props.styleType', [0]],
  ['W0018', 'props.styleType', styles],
  ['W0018', 'props.pointAlign', ['left', 'center', 'right']],
  ['W0020', 'props.titleAlign', ['left', 'center', 'right']],
])('%s %s is one of %j', (type, path, values) => {
  expect(at(type, path).enum).toEqual(values)
})
