import { describe, expect, test } from 'vitest'
import { createAjv } from '../dialect/ajv'
import type { Json, JsonObject } from '../page'
import { at, defaultsOf, resolved, schemaOf } from '@tests/helpers/resolved-schema'

/** Widget, part, its defaults (rule widgets-3). */
const specified: [type: string, part: 'props' | 'style', defaults: JsonObject][] = [
  ['W0000', 'props', { pageWidth: 1190, themeColor: '#479EE9' }],
  ['W0001', 'props', { autoplaySpeed: 2000 }],
  ['W0006', 'style', { z: 10000 }],
  ['W0007', 'style', { height: 40 }],
  ['W0007', 'props', { menuTop: 40 }],
  ['W0008', 'style', { height: 38 }],
  ['W0008', 'props', { placeholder: '搜索' }],
  ['W0010', 'style', { width: 110, height: 38 }],
  ['W0010', 'props', { fontSize: 14 }],
  ['W0011', 'style', { width: 52, height: 20 }],
  ['W0011', 'props', { fontSize: 14 }],
  ['W0012', 'style', { width: 390, height: 450 }],
  ['W0014', 'style', { height: 462 }],
  ['W0015', 'style', { height: 462 }],
  ['W0016', 'style', { width: 384, height: 422 }],
  ['W0016', 'props', { styleType: 0 }],
  ['W0017', 'style', { width: 882, height: 592 }],
  ['W0018', 'style', { width: 307, height: 593 }],
  [
    'W0018',
    'props',
    { autoplay: false, autoplaySpeed: 2000, wgtTitleFontSize: 14, wgtPriceFontSize: 20, wgtToFixed: 2 },
  ],
  ['W0019', 'style', { height: 565 }],
  ['W0019', 'props', { text: '附近商家', columnNums: 5, wgtTitleBackgroundColor: '#FF5A00' }],
  ['W0020', 'style', { height: 430 }],
  [
    'W0020',
    'props',
    {
      text: '为你推荐',
      columnNums: 2,
      wgtBackgroundColor1: '#FF5A00',
      wgtBackgroundColor2: '#FF8600',
      wgtPriceColor: '#FF0036',
    },
  ],
  ['W0021', 'style', { height: 462 }],
  ['W0021', 'props', { text: '优惠券' }],
]

/** Defaults as the upstream designer writes them, widget by widget. */
const silent: typeof specified = [
  [
    'W0001',
    'props',
    {
      styleType: 'style1',
      pointAlign: 'right',
      pointDefaultColor: '#000000ff',
      pointActiveColor: '#ff0000ff',
    },
  ],
  ['W0001', 'props', { autoplay: true, customerThemeEnabled: false }],
  [
    'W0001',
    'style',
    { height: 200, marginTop: 0, marginRight: 'auto', marginBottom: 0, marginLeft: 'auto', opacity: 1 },
  ],
  [
    'W0001',
    'style',
    { paddingTop: 0, borderTopWidth: 0, borderTopColor: '#ffffffff', borderRadius: 0, backgroundImage: '' },
  ],
  ['W0001', 'style', { x: 0, y: 0, width: 1190, foregroundColor: '#ffffffff', backgroundColor: '#ffffffff' }],
  [
    'W0002',
    'props',
    {
      showMore: true,
      moreText: '更多',
      moreLinkData: {},
      columnNums: 5,
      titleAlign: 'center',
      titleBackground: true,
    },
  ],
  [
    'W0002',
    'props',
    {
      wgtBackgroundColor1: '#FF5A00',
      wgtBackgroundColor2: '#FF8600',
      wgtTitleFontSize: 28,
      wgtTitleColor: '#FFFFFF',
    },
  ],
  ['W0002', 'props', { wgtPriceFontSize: 18, wgtPriceColor: '#FF0036' }],
  ['W0002', 'style', { height: 400 }],
  ['W0003', 'props', { imgUrl: '', data: [], proportion: true }],
  ['W0004', 'props', { column: 5, logoWidth: 230, logoHeight: 138, showMore: false }],
  ['W0005', 'style', { height: 594 }],
  ['W0006', 'props', { comptyle: 'body', grid: false, zindex: 1000 }],
  ['W0006', 'style', { height: 400 }],
  [
    'W0007',
    'props',
    {
      hover: true,
      customerThemeEnabled: true,
      wgtTypeBackgroundColor: '#FF5D02',
      wgtTypeLabelColor: '#FFFFFF',
    },
  ],
  [
    'W0007',
    'props',
    {
      wgtBackgroundColor: '#FFFFFF',
      wgtSelectColor: '#F5F6FA',
      wgtTextColor: '#3B3B3B',
      wgtSubTextColor: '#8C8C8C',
    },
  ],
  ['W0008', 'props', { isShowBtn: true, focusWidth: 100, wgtTheme: '#000000ff', wgtTextColor: '#ffffffff' }],
  ['W0008', 'props', { wgtTextColor1: '#FF5A00', wgtTextColor2: '#FF8600' }],
  ['W0010', 'props', { wgtAaaa: '#ffffffff', wgtBorderRadius: 0 }],
  [
    'W0011',
    'props',
    {
      fontWeight: 'normal',
      fontStyle: 'normal',
      textDecoration: 'none',
      textAlign: 'left',
      color: '#000000ff',
      data: {},
    },
  ],
  ['W0011', 'style', { foregroundColor: '#ffffff00', backgroundColor: '#ffffff00' }],
  ['W0012', 'props', { mainTitle: '新品首发', subTitle: '看新奇好物' }],
  ['W0013', 'style', { height: 40 }],
  ['W0014', 'props', { text: '主图橱窗 >', wgtBackgroundColor: '#FF5D02', wgtBorderRadius: false }],
  [
    'W0015',
    'props',
    {
      text: '精品橱窗 >',
      wgtPriceColor: '#FF0036',
      wgtTitleColor: '#3B3B3B',
      wgtTitleFontSize: 18,
      wgtPriceFontSize: 18,
    },
  ],
  [
    'W0016',
    'props',
    {
      wgtBackgroundColor: '#33C900',
      wgtTitleFontSize: 18,
      wgtSubTitleFontSize: 16,
      wgtSubTextColor: '#8C8C8C',
    },
  ],
  ['W0018', 'props', { mainTitle: '最新热卖' }],
  [
    'W0019',
    'props',
    {
      showMore: true,
      moreText: '查看更多>',
      wgtTitleFontSize: 18,
      wgtTitleBorderRadius: true,
      wgtMoreTitleFontSize: 14,
    },
  ],
  [
    'W0019',
    'props',
    {
      wgtMoreTitleColor: '#8C8C8C',
      wgtMoreRightMargin: 10,
      wgtShopNameFontSize: 18,
      wgtShopNameColor: '#333333',
    },
  ],
  ['W0019', 'props', { wgtShopBorder: false, wgtShopBorderColor: '#333333', wgtShopBorderWidth: 0 }],
  [
    'W0020',
    'props',
    { wgtHiddenTitle: false, wgtHideUnselectedItems: false, wgtTitleFontSize: 28, titleAlign: 'center' },
  ],
  ['W0021', 'props', { subTitle: '副标题' }],
]

describe('defaults', () => {
  test.each(specified)('%s %s %j', (type, part, defaults) => {
    expect(defaultsOf(type, part)).toMatchObject(defaults)
  })
})

describe('defaults of each widget type', () => {
  test.each(silent)('%s %s %j', (type, part, defaults) => {
    expect(defaultsOf(type, part)).toMatchObject(defaults)
  })
})

/** Recommended picture sizes: widget, picture, width, height. */
test.each([
  ['W0020', 'props.data.*.shop_pic', 538, 96],
  ['W0020', 'props.data.*.banner', 149, 246],
  ['W0020', 'props.data.*.logo', 80, 80],
  ['W0020', 'props.data.*.goods_list.*.goods_pic', 118, 118],
  ['W0021', 'props.data.*.imgUrl', 378, 115],
  ['W0002', 'props.data.*.goods_pic', 300, 300],
  ['W0012', 'props.data.0.*.imgUrl', 350, 180],
])('%s %s: recommended %i × %i', (type, path, width, height) => {
  expect(at(type, path)['x-ui']).toMatchObject({ widget: 'image', recommended: { width, height } })
})

/** How many placeholders an inserted widget brings (rule page-format-6). */
test.each([
  ['W0001', 'data', 3],
  ['W0002', 'data', 5],
  ['W0005', 'data.0.data', 7],
  ['W0012', 'data', 5],
  ['W0012', 'data.0', 2],
  ['W0012', 'data.1', 3],
  ['W0012', 'data.2', 4],
  ['W0012', 'data.3.0.data', 4],
  ['W0012', 'data.4.0.data', 3],
  ['W0014', 'data.0.data', 10],
  ['W0015', 'data.0.data', 11],
  ['W0016', 'data', 2],
  ['W0017', 'data.0.data', 4],
  ['W0018', 'data', 3],
  ['W0018', 'data.2.data', 4],
  ['W0020', 'data.0.goods_list', 3],
])('%s %s starts with %i placeholders', (type, path, count) => {
  const list = path
    .split('.')
    .reduce<Json>((value, step) => (value as JsonObject)[step] ?? null, defaultsOf(type, 'props'))
  expect(list).toHaveLength(count)
})

/** Every `[key, value]` of objects at any depth. */
function entriesIn(value: Json | undefined): [string, Json][] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(entriesIn)
  return Object.entries(value).flatMap(([key, inner]) => [
    [key, inner] as [string, Json],
    ...entriesIn(inner),
  ])
}

test('placeholders have empty ids and integer prices', () => {
  const all = [...resolved.keys()].flatMap((type) => entriesIn(defaultsOf(type, 'props')))
  const ids = all.filter(([key]) => key.endsWith('_id'))
  const prices = all.filter(([key]) => key.endsWith('price') || key.endsWith('_cost'))
  expect(new Set(ids.map(([key]) => key))).toEqual(new Set(['goods_id', 'card_id', 'shop_id', 'category_id']))
  expect(ids.filter(([, id]) => id !== '')).toEqual([])
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.filter(([, price]) => !Number.isInteger(price))).toEqual([])
})

test.each([...resolved.keys()].toSorted())('%s accepts what inserting it writes', (type) => {
  const { $id: _id, ...schema } = schemaOf(type)
  const validate = createAjv().compile(schema)
  const style = type === 'W0000' ? {} : { style: defaultsOf(type, 'style') }
  validate({ props: defaultsOf(type, 'props'), ...style })
  expect(validate.errors).toBeNull()
})
