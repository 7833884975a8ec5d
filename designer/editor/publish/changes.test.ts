import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  insertInto,
  listInsert,
  listMove,
  listRemove,
  remove,
  reparent,
  setProp,
  type Command,
} from '@engine/design'
import { fromJson } from '@engine/page/json'
import type { JsonObject, WidgetJson } from '@schemas/page'
import { emptyPage } from '@tests/helpers/workspace'
import { loadWords } from '@engine/settings/field-words'
import { changeRows, partOf } from './change-rows'
import { insertDefaults } from '@schemas/fill'
import { unchosenGoods, unfilledPlaces, type Unfilled } from './findings'

const widget = (
  type: string,
  order: string,
  props: JsonObject,
  parent: string | null = null,
): WidgetJson => ({
  type,
  v: 1,
  parent,
  order,
  name: type,
  props,
  style: {},
})

const slide = (imgUrl: string) => ({ imgUrl, pathData: {} })
const page = (widgets: Record<string, WidgetJson>) => fromJson({ ...emptyPage(), widgets })
const base = page({
  text: widget('W0011', 'a0', { text: '旧', textAlign: 'left' }),
  slides: widget('W0001', 'a1', { data: [slide('/1.png'), slide('/2.png')], autoplay: true }),
  panel: widget('W0006', 'a2', { comptyle: 'body' }),
  inner: widget('W0011', 'a0', { text: '里面' }, 'panel'),
})

describe('saving: property diff in the operator’s words', () => {
  const line = async (command: Command) => {
    const words = await loadWords(['W0001', 'W0011', 'W0006'])
    const rows = changeRows(base, applyCommand(base, command).doc, words)
    return rows.map(({ kind, widget: who, field, before, after }) =>
      [kind, who, field, before, after].join(' | '),
    )
  }

  test.each<[string, Command, string[]]>([
    ['a text', setProp('text', ['text'], '新'), ['changed | W0011 · 新 | 文本 | 旧 | 新']],
    [
      'a choice by its label',
      setProp('text', ['textAlign'], 'center'),
      ['changed | W0011 · 旧 | 对齐 | 左 | 中'],
    ],
    ['a switch', setProp('slides', ['autoplay'], false), ['changed | W0001 | 自动播放 | 是 | 否']],
    [
      'a value in a list',
      setProp('slides', ['data', 1, 'imgUrl'], ''),
      ['changed | W0001 | 轮播图片 第 2 项 图片 | /2.png | （空）'],
    ],
    [
      'an item more',
      listInsert('slides', ['data'], 2, slide('/3.png')),
      ['changed | W0001 | 轮播图片 第 3 项 |  | /3.png'],
    ],
    ['an item less', listRemove('slides', ['data'], 1), ['changed | W0001 | 轮播图片 第 2 项 | /2.png | ']],
    [
      'a place',
      reparent('text', { parent: 'panel', index: 1 }),
      ['changed | W0011 · 旧 | 位置 | 第 1 个 | “W0006”中第 2 个'],
    ],
    ['a widget gone', remove('text'), ['removed | W0011 · 旧 |  | 有 | 删除']],
  ])('%s', async (_what, command, expected) => {
    expect(await line(command)).toEqual(expected)
  })

  test('a new widget, and places that the schema does not know', async () => {
    const inserted = { type: 'W0011', v: 1, name: '新来的', props: {}, style: {} }
    expect(await line(insertInto(null, inserted, 0))).toEqual(['added | 新来的 |  |  | 新增'])
    expect(await line(setProp('text', ['extra'], 1))).toEqual(['changed | W0011 · 旧 | props.extra |  | 1'])
    expect(await line(listMove('slides', ['data'], 0, 1))).toHaveLength(2)
  })
})

const listed = (findings: readonly Unfilled[]) =>
  findings.map(({ uuid, path, message }) => [uuid, path, message])

describe('goods that are not chosen', () => {
  const goods = (goods_id: string) => ({ goods_id, goods_pic: '', price: 1, market_price: 1, goods_name: '' })
  const found = (widgets: Record<string, WidgetJson>) => listed(unchosenGoods(page(widgets)))

  test('are counted by widget, the first one is shown', () => {
    const data = [goods('1'), goods(''), goods('')]
    expect(found({ list: widget('W0002', 'a0', { data }), other: widget('W0011', 'a1', {}) })).toEqual([
      ['list', '/props/data/1/goods_id', '还有2个商品未选择'],
    ])
  })

  test('in tabs too', () => {
    const data = [
      { text: '一', data: [goods('')] },
      { text: '二', data: [goods('')] },
    ]
    expect(found({ tabs: widget('W0005', 'a0', { data }) })).toEqual([
      ['tabs', '/props/data/0/data/0/goods_id', '还有2个商品未选择'],
    ])
  })

  test('of a showcase card, only where its style shows them', () => {
    const data = [[], [], [], [{ type: 'goods', data: [goods('')] }], []]
    expect(found({ card: widget('W0012', 'a0', { styleType: 0, data }) })).toEqual([])
    expect(found({ card: widget('W0012', 'a0', { styleType: 3, data }) })).toHaveLength(1)
  })
})

test('other content that is not filled: each kind in its words, and whether anything is left to see', () => {
  const inserted = (type: string, order: string) => widget(type, order, insertDefaults(type).props)
  const pictures = [
    { imgUrl: '', pathData: {} },
    { imgUrl: '/image/a.png', pathData: {} },
  ]
  const widgets = {
    slides: widget('W0001', 'a0', { data: pictures }),
    zones: inserted('W0003', 'a1'),
    coupons: inserted('W0021', 'a2'),
    video: inserted('W0023', 'a3'),
    text: inserted('W0011', 'a4'),
    goods: inserted('W0002', 'a5'),
  }
  expect(listed(unfilledPlaces(page(widgets)))).toEqual([
    ['slides', '/props/data/0/imgUrl', '还有1张图片未选择'],
    ['zones', '/props/imgUrl', '还有1张图片未选择，顾客看不到这个组件'],
    ['coupons', '/props/data/0/card_id', '还有9张优惠券未选择，顾客看不到这个组件'],
    ['video', '/props/src', '还没有选择视频，顾客看不到这个组件'],
    ['text', '/props/text', '还有1处占位内容未填写，顾客看不到'],
  ])
})

test('saving: one widget is drawn with what is inside it', () => {
  const part = partOf(base, 'panel')
  expect([...(part?.widgets.keys() ?? [])]).toEqual(['panel', 'inner'])
  expect(partOf(base, 'inner')?.widgets.get('inner')?.parent).toBeNull()
  expect(partOf(base, 'nobody')).toBeNull()
})
