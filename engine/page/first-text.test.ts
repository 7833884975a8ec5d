import { expect, test } from 'vitest'
import type { JsonObject } from '@schemas/page'
import { firstTextOf } from './first-text'
import { nameOf } from './find'

const props: [what: string, props: JsonObject, text: string][] = [
  [
    'its own text goes before those of its entries',
    { data: [{ title: '茶' }], text: '夏日特惠' },
    '夏日特惠',
  ],
  ['an entry’s text, the first one', { data: [{ goods_name: '' }, { goods_name: '白茶' }] }, '白茶'],
  ['a text without Chinese', { text: 'ONex X20' }, 'ONex X20'],
  [
    'what a link leads to',
    { data: [{ pathData: { linkPageLabel: '分类', category_name: '女装' } }] },
    '女装',
  ],
  [
    'nothing for addresses, colours and choices',
    { imgUrl: '/media/a.webp', align: 'left', color: '#fff' },
    '',
  ],
  [
    'one line, shortened',
    { text: '一二三四五六七八九十\n一二三四五六七八九十一二三四五六' },
    '一二三四五六七八九十 一二三四五六七八九十一二三…',
  ],
]

test.each(props)('%s', (_what, own, text) => expect(firstTextOf({ props: own })).toBe(text))

test('a widget without a name is called by its kind, never by its number', () => {
  const widget = { type: 'W0011', v: 1, parent: null, order: 'a0', props: {}, style: {} }
  expect(nameOf(widget)).toBe('文本')
  expect(nameOf({ ...widget, type: 'W9999' })).toBe('W9999')
})
