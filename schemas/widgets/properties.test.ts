import { describe, expect, test } from 'vitest'
import type { Schema } from '../dialect/schema'
import { walk } from '../dialect/walk'
import { at, names, resolved, schemaOf } from '@tests/helpers/resolved-schema'

const goodsEntry =
  'goods_id goods_pic price goods_name brief subTitle market_price tagList linkPage linkPageLabel pathData'
const couponEntry =
  'card_id title description notice custom_url card_type reduce_cost least_cost discount imgUrl icon_url_list object_use_for linkPage linkPageLabel'
const carousel = 'autoplay autoplaySpeed styleType pointAlign pointDefaultColor pointActiveColor'
const showcase =
  'text data wgtBackgroundColor wgtBorderRadius wgtPriceColor wgtTitleColor wgtTitleFontSize wgtPriceFontSize wgtToFixed'
const titleKeys =
  'titleAlign titleBackground wgtTitleFontSize wgtTitleColor wgtPriceFontSize wgtPriceColor wgtBackgroundColor1 wgtBackgroundColor2'

const sources = import.meta.glob<Schema>(
  ['../common/**/*.schema.json', './*.schema.json', '../page.schema.json'],
  {
    eager: true,
    import: 'default',
  },
)
const widgets = [...resolved.keys()].filter((type) => type.startsWith('W') && type !== 'W0000').toSorted()
const palette = widgets.filter((type) => type !== 'W0009')
/** The palette's first types; ours come after. */
const specified = palette.filter((type) => type <= 'W0021')

/** Properties by widget: widget, where, the names that its row lists. */
const rows: [type: string, path: string, names: string][] = [
  ['W0000', 'props', 'themeColor backgroundColor pageWidth'],
  ['W0001', 'props', `data ${carousel}`],
  ['W0001', 'props.data.*', 'imgUrl pathData'],
  ['W0002', 'props', `data showMore moreText moreLinkData ${titleKeys}`],
  ['W0002', 'props.data.*', 'goods_id goods_pic price market_price goods_name linkPage linkPageLabel'],
  ['W0003', 'props', 'imgUrl data proportion'],
  ['W0003', 'props.data.*', 'widthPer heightPer topPer leftPer pathData'],
  ['W0004', 'props', 'column logoWidth logoHeight data moreText moreLinkData'],
  ['W0004', 'props.data.*', 'imgUrl pathData'],
  ['W0005', 'props.data.*', 'text data'],
  ['W0005', 'props.data.*.data.*', goodsEntry],
  ['W0006', 'props', 'comptyle grid zindex'],
  [
    'W0007',
    'props',
    'hover wgtTypeBackgroundColor wgtTypeLabelColor wgtBackgroundColor wgtSelectColor wgtSubTextColor categoryData data menuTop',
  ],
  ['W0007', 'props.categoryData.*', 'category_id category_name image_url children'],
  ['W0007', 'props.categoryData.*.children.*.children.*', 'category_id category_name image_url'],
  ['W0007', 'props.data.*', 'title pathData'],
  ['W0008', 'props', 'placeholder isShowBtn wgtTextColor1 wgtTextColor2 focusWidth data'],
  ['W0008', 'props.data.*', 'title pathData wgtHotKeywordTextColor'],
  ['W0010', 'props', 'wgtBorderRadius wgtAaaa'],
  ['W0011', 'props', 'text fontSize textAlign fontWeight fontStyle textDecoration color data'],
  ['W0012', 'props', 'mainTitle subTitle linkPath styleType data'],
  ['W0012', 'props.data.0.*', 'imgUrl pathData'],
  ['W0012', 'props.data.3.*.data.*', goodsEntry],
  ['W0012', 'props.data.4.*.data.*', couponEntry],
  ['W0013', 'props.data.*', 'title pathData'],
  ['W0014', 'props', showcase],
  ['W0015', 'props', showcase],
  ['W0017', 'props', `${showcase} goods_pic pathData`],
  [
    'W0016',
    'props',
    'mainTitle subTitle wgtTitleFontSize wgtSubTitleFontSize wgtSubTextColor linkPath styleType data',
  ],
  ['W0016', 'props.data.*', 'imgUrl pathData'],
  [
    'W0018',
    'props',
    `mainTitle ${carousel} data wgtTitleColor wgtTitleFontSize wgtPriceColor wgtPriceFontSize wgtToFixed`,
  ],
  ['W0018', 'props.data.*.data.*', goodsEntry],
  [
    'W0019',
    'props',
    'text showMore moreText moreLinkData columnNums data selectTagList allTagList wgtTitleBorderRadius wgtTitleBackgroundColor wgtTitleTextColor wgtTitleFontSize wgtMoreTitleColor wgtMoreTitleFontSize wgtMoreRightMargin wgtShopNameColor wgtShopNameFontSize wgtShopBorder wgtShopBorderColor wgtShopBorderWidth',
  ],
  ['W0019', 'props.data.*', 'distributor_id name banner logo tagList'],
  ['W0019', 'props.allTagList.*', 'tag_id tag_name'],
  ['W0020', 'props', `text wgtHiddenTitle wgtHideUnselectedItems moreLinkData data ${titleKeys}`],
  ['W0020', 'props.data.*', 'shop_id shop_name shop_pic pathData banner logo tag_list goods_list'],
  ['W0020', 'props.data.*.tag_list.*', 'tag_id tag_name'],
  ['W0020', 'props.data.*.goods_list.*', goodsEntry],
  [
    'W0021',
    'props',
    'text subTitle moreText moreLinkData wgtBackgroundColor wgtTextColor wgtTitleFontSize wgtSubTitleFontSize wgtSubTextColor wgtBorderRadius data',
  ],
  ['W0021', 'props.data.*', couponEntry],
]

describe('every property of every widget is declared', () => {
  test.each(rows)('%s %s: %s', (type, path, listed) => {
    expect(names(type, path)).toEqual(expect.arrayContaining(listed.split(' ')))
  })
})

test('path data: kind, label and every display name', () => {
  const listed =
    'linkPage linkPageLabel itemName category_name attribute_name tag_name title activity_name template_title name href'
  expect(names('W0001', 'props.data.*.pathData')).toEqual(expect.arrayContaining(listed.split(' ')))
})

test('link kinds', () => {
  expect(at('W0001', 'props.data.*.pathData.linkPage').enum).toEqual(
    expect.arrayContaining([
      'goods',
      'page',
      'category',
      'maincategory',
      'customer',
      'href',
      'coupons',
      'brand',
    ]),
  )
})

test('the style is position, size, margins, paddings, borders, opacity, colours, picture and show times', () => {
  const single =
    'x y left top z width height opacity borderStyle borderRadius foregroundColor backgroundColor backgroundImage showFrom showTo'
  const sided = ['Top', 'Right', 'Bottom', 'Left'].flatMap((side) => [
    `margin${side}`,
    `padding${side}`,
    `border${side}Width`,
    `border${side}Color`,
  ])
  expect(names('W0001', 'style').toSorted()).toEqual([...single.split(' '), ...sided].toSorted())
})

test('editor flags, leaf, childWidgets, belong and a page width of its own are not stored', () => {
  const dropped = new Set(
    'leaf childWidgets pageWidth belong heightDisabled widthDisabled uuid type alias'.split(' '),
  )
  const stored = widgets.flatMap((type) => [...names(type, 'props'), ...names(type, 'style')])
  expect(stored.filter((name) => dropped.has(name))).toEqual([])
})

/** Every schema of a property, with its path. */
const declared = [...resolved].flatMap(([type, schema]) => {
  const found: { place: string; node: Schema }[] = []
  walk(schema, (node, { role, conditional, dataPath }) => {
    if (role === 'property' && !conditional) found.push({ place: `${type} ${dataPath}`, node })
  })
  return found
})

test('every property has a title for operators', () => {
  const bare = declared.filter(({ node }) => !/[\u4e00-\u9fff]/.test(node.title ?? ''))
  expect(bare.map(({ place }) => place)).toEqual([])
})

test('every schema names the dialect for editors; the five arrays of W0012 are a tuple', () => {
  const others = Object.values(sources).filter(
    ({ $schema = '' }) => !/^(?:\.\.\/)+generated\/dialect\.schema\.json$/.test($schema),
  )
  expect(others.map(({ $id }) => $id?.split('/')[0])).toEqual(others.map(() => 'page'))
  const { items, minItems, maxItems, additionalItems } = at('W0012', 'props.data')
  expect([Array.isArray(items), minItems, maxItems, additionalItems]).toEqual([true, 5, 5, false])
})

test('every widget has two tabs, the second named 组件样式', () => {
  for (const type of palette) {
    const { properties = {} } = schemaOf(type)
    expect(Object.entries(properties).map(([name, { title }]) => [name, title])).toEqual([
      ['props', '属性'],
      ['style', '组件样式'],
    ])
  }
})

test('the custom link field shows a sample URL as a placeholder', () => {
  expect(at('W0001', 'props.data.*.pathData.href')['x-ui']?.['placeholder']).toBe('https://example.com/')
})

test('every choice has a label', () => {
  const bare = declared.filter(({ node }) => (node.enum ?? []).length !== (node['x-enum'] ?? []).length)
  expect(bare.map(({ place }) => place)).toEqual([])
})

test('odd names carry a plain label: wgtAaaa 边框颜色, wgtBorderRadius of W0010 边框宽度', () => {
  expect(at('W0010', 'props.wgtAaaa').title).toBe('边框颜色')
  expect(at('W0010', 'props.wgtBorderRadius')).toMatchObject({ title: '边框宽度', type: 'number' })
  expect(at('W0014', 'props.wgtBorderRadius')).toMatchObject({ title: '圆角', type: 'boolean' })
})

test('the widgets are W0000 to W0025', () => {
  const expected = Array.from({ length: 26 }, (_, i) => `W${String(i).padStart(4, '0')}`)
  expect([...resolved.keys()]).toEqual(expect.arrayContaining(expected))
})

test.each(palette)('%s is offered on pc and h5 in nav2 and nav2-1', (type) => {
  const schema = schemaOf(type)
  expect(schema['x-nav']).toEqual(['nav2', 'nav2-1'])
  expect(schema['x-platforms']).toEqual(['pc', 'h5'])
  expect(['基础', '业务']).toContain(schema['x-ui']?.group)
})

test('the palette’s 基础 has carousel, hot zones, free panel and text, 业务 the other specified ones', () => {
  const basic = specified.filter((type) => schemaOf(type)['x-ui']?.group === '基础')
  expect(basic).toEqual(['W0001', 'W0003', 'W0006', 'W0011'])
})

test('W0009 is reserved: opaque, on both platforms, not in the palette; nor is W0000', () => {
  expect(schemaOf('W0009')).toMatchObject({ 'x-nav': ['nav2', 'nav2-1'], 'x-platforms': ['pc', 'h5'] })
  expect(at('W0009', 'props').additionalProperties).toBe(true)
  expect(schemaOf('W0009')['x-ui']?.['palette']).toBe(false)
  expect(schemaOf('W0000')['x-nav']).toBeUndefined()
})

test('the free panel W0006 allows no page, list, logo wall, tab showcase or panel', () => {
  const children = schemaOf('W0006')['x-children'] ?? []
  expect(specified.filter((type) => !children.includes(type))).toEqual(['W0002', 'W0004', 'W0005', 'W0006'])
})

/** Entities: where the ids of goods, coupons, shops, categories and pages are. */
test.each([
  ['W0002', 'props.data.*.goods_id', 'goods'],
  ['W0012', 'props.data.3.*.data.*.goods_id', 'goods'],
  ['W0012', 'props.data.4.*.data.*.card_id', 'coupon'],
  ['W0021', 'props.data.*.card_id', 'coupon'],
  ['W0020', 'props.data.*.shop_id', 'shop'],
  ['W0020', 'props.data.*.goods_list.*.goods_id', 'goods'],
  ['W0019', 'props.data.*.distributor_id', 'shop'],
  ['W0007', 'props.categoryData.*.children.*.category_id', 'category'],
  ['W0001', 'props.data.*.pathData.theme_pc_template_id', 'page'],
])('%s %s is an id of %s', (type, path, entity) => {
  expect(at(type, path)).toMatchObject({ type: 'string', 'x-entity': entity })
})
