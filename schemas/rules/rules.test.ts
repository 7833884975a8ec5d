import { describe, expect, test } from 'vitest'
import { pageOf } from '@tests/helpers/arbitrary-page'
import type { JsonObject, WidgetJson } from '../page'
import type { Region } from '../page-data'
import { problemsOf } from '../problems'
import { rules } from './index'

type Widgets = Record<string, Partial<WidgetJson>>

/** `uuid path message` of each problem of one rule. */
const found = (
  name: string,
  widgets: Widgets,
  { props, region }: { props?: JsonObject; region?: Region } = {},
) => {
  expect(rules.map((rule) => rule.name)).toContain(name)
  return problemsOf(pageOf(widgets, props), { region })
    .filter(({ keyword }) => keyword === name)
    .map(({ uuid, path, message }) => `${uuid} ${path} ${message}`)
}

describe('parents', () => {
  test('a parent exists; names inherited from Object do not count', () => {
    expect(found('parentExists', { a: { parent: 'gone' }, b: { parent: 'toString' }, c: {} })).toEqual([
      'a /parent 上级组件“gone”不存在',
      'b /parent 上级组件“toString”不存在',
    ])
  })

  test('no circles; widgets below a circle are not part of it', () => {
    const widgets = {
      a: { parent: 'b' },
      b: { parent: 'c' },
      c: { parent: 'a' },
      below: { parent: 'a' },
      self: { parent: 'self' },
      free: {},
    }
    expect(found('noCircle', widgets)).toEqual([
      'a /parent 组件与上级“b”互为上级，形成循环',
      'b /parent 组件与上级“c”互为上级，形成循环',
      'c /parent 组件与上级“a”互为上级，形成循环',
      'self /parent 组件不能是自己的上级',
    ])
  })

  test('a free panel contains only allowed types', () => {
    const inPanel = (type: string) =>
      found('allowedChildren', { p: { type: 'W0006' }, w: { type, parent: 'p' } })
    for (const type of ['W0002', 'W0004', 'W0005', 'W0006']) {
      expect(inPanel(type)).toEqual(['w /parent 不可放入自由面板'])
    }
    for (const type of ['W0001', 'W0003', 'W0011', 'W0021', 'W0009', 'W0999'])
      expect(inPanel(type)).toEqual([])
  })

  test('other widgets contain nothing', () => {
    expect(found('allowedChildren', { p: { type: 'W0001' }, w: { parent: 'p' } })).toEqual([
      'w /parent 轮播图不能容纳其他组件',
    ])
    expect(found('allowedChildren', { p: { type: 'W0999' }, w: { parent: 'p' } })).toEqual([])
  })
})

describe('header and footer', () => {
  const panel = (comptyle?: string): Partial<WidgetJson> => ({
    type: 'W0006',
    props: comptyle === undefined ? {} : { comptyle },
  })

  test('contain only panels of their kind', () => {
    const widgets = {
      own: panel('header'),
      other: panel('footer'),
      plain: panel(),
      text: { type: 'W0011' },
      unknown: { type: 'W0999' },
    }
    expect(found('regionKind', widgets, { region: 'header' })).toEqual([
      'other /props/comptyle 页头中的自由面板类型应为页头，实际为页脚',
      'plain /props/comptyle 页头中的自由面板类型应为页头，实际为页面主体',
      'text /type 页头的顶层只能放置自由面板，不能放置文本',
    ])
  })

  test('the body contains anything except their panels; children are not restricted', () => {
    const widgets = {
      text: { type: 'W0011' },
      plain: panel(),
      top: panel('header'),
      child: { ...panel('header'), parent: 'plain' },
    }
    expect(found('regionKind', widgets, { region: 'body' })).toEqual([
      'top /props/comptyle 页面主体中的自由面板类型应为页面主体，实际为页头',
    ])
    expect(found('regionKind', widgets)).toEqual([])
  })
})

describe('widths', () => {
  test.each([
    [1190, undefined, []],
    [1191, undefined, ['w /style/width 宽度应不超过页面宽度 1190，实际为 1191']],
    [900, 800, ['w /style/width 宽度应不超过页面宽度 800，实际为 900']],
    [1400, 1440, []],
  ])('%i on a page of %s', (width, pageWidth, expected) => {
    const props: JsonObject = pageWidth === undefined ? {} : { pageWidth }
    expect(found('withinPageWidth', { w: { style: { width } } }, { props })).toEqual(expected)
  })
})

describe('a link has the target of its kind', () => {
  const linked = (link: JsonObject) => found('linkTarget', { w: { type: 'W0011', props: { data: link } } })

  test.each([
    ['goods', 'goods_id', '链接类型为“商品”时应填写 goods_id 或 itemId 或 item_id'],
    ['goods', 'itemId', undefined],
    ['goods', 'item_id', undefined],
    ['category', 'category_id', '链接类型为“分类”时应填写 category_id'],
    ['maincategory', 'category_id', '链接类型为“主类目”时应填写 category_id'],
    ['brand', 'attribute_id', '链接类型为“品牌”时应填写 attribute_id'],
    ['customer', 'theme_pc_template_id', '链接类型为“自定义页面”时应填写 theme_pc_template_id'],
    ['page', 'url', '链接类型为“页面”时应填写 url'],
    ['href', 'href', '链接类型为“自定义链接”时应填写 href'],
  ])('%s by %s', (linkPage, key, message) => {
    expect(linked({ linkPage, [key]: '7' })).toEqual([])
    expect(linked({ linkPage, href: '/own' })).toEqual([])
    if (message === undefined) return
    expect(linked({ linkPage })).toEqual([`w /props/data ${message}`])
    expect(linked({ linkPage, [key]: '' })).toEqual([`w /props/data ${message}`])
  })

  test('no link and the coupon centre need no target', () => {
    expect(linked({})).toEqual([])
    expect(linked({ linkPage: 'coupons' })).toEqual([])
  })

  test('a placeholder of goods is not a link', () => {
    const goods = { goods_id: '', linkPage: 'goods', linkPageLabel: '商品' }
    expect(found('linkTarget', { w: { type: 'W0002', props: { data: [goods] } } })).toEqual([])
  })

  test('finds links in lists, tuples and nested lists', () => {
    const link = { linkPage: 'page' }
    const showcase = [
      [
        { imgUrl: '', pathData: {} },
        { imgUrl: '', pathData: link },
      ],
      [],
      [],
      [],
      [],
    ]
    const tabs: JsonObject[] = [{ text: '', data: [{ goods_id: '1' }, { goods_id: '2', pathData: link }] }]
    const message = '链接类型为“页面”时应填写 url'
    expect(found('linkTarget', { w: { type: 'W0001', props: { data: [{}, { pathData: link }] } } })).toEqual([
      `w /props/data/1/pathData ${message}`,
    ])
    expect(found('linkTarget', { w: { type: 'W0012', props: { data: showcase } } })).toEqual([
      `w /props/data/0/1/pathData ${message}`,
    ])
    expect(found('linkTarget', { w: { type: 'W0005', props: { data: tabs } } })).toEqual([
      `w /props/data/0/data/1/pathData ${message}`,
    ])
  })
})

describe('W0020 goods after shop', () => {
  const shops = (...data: JsonObject[]) => found('goodsAfterShop', { w: { type: 'W0020', props: { data } } })
  const picked = [{ goods_id: '' }, { goods_id: '17' }]

  test('picked goods without a shop_id: 请先选择商铺', () => {
    expect(
      shops(
        { shop_id: '3', goods_list: picked },
        { shop_id: '', goods_list: picked },
        { goods_list: picked },
      ),
    ).toEqual(['w /props/data/1/shop_id 请先选择商铺', 'w /props/data/2/shop_id 请先选择商铺'])
  })

  test('placeholders need no shop', () => {
    expect(shops({ shop_id: '', goods_list: [{ goods_id: '' }] }, { shop_id: '' })).toEqual([])
  })
})

describe('W0003 hot zones', () => {
  const zones = (...data: JsonObject[]) => found('hotZoneInside', { w: { type: 'W0003', props: { data } } })

  test('end within the picture; rounded thirds fit', () => {
    expect(zones({ leftPer: 0.6667, widthPer: 0.3334, topPer: 0, heightPer: 1 })).toEqual([])
    expect(zones({}, { leftPer: 0.7, widthPer: 0.4, topPer: 0.9, heightPer: 0.2 })).toEqual([
      'w /props/data/1/widthPer 热区超出图片右边',
      'w /props/data/1/heightPer 热区超出图片下边',
    ])
  })
})
