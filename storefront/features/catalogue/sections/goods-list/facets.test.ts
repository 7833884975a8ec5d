import { describe, expect, test } from 'vitest'
import type { GoodsItemsAnswer } from '@schemas/generated/api'
import { queryOf } from '@storefront/shell/routing/query'
import { chosenOf, clearedHref, rowsOf } from './facets'
import { readListQuery } from './list-query'

const found = {
  category_list: [
    { category_id: '11', category_name: '女装', parent_id: '10', count: 7 },
    { category_id: '12', category_name: '男装', parent_id: '10', count: 5 },
  ],
  brand_list: {
    total_count: 2,
    list: [
      { attribute_id: 'b1', attribute_name: '棠里', image_url: '', count: 3 },
      { attribute_id: 'b2', attribute_name: '朴作', image_url: '' },
    ],
  },
  select_tags_list: [{ tag_id: '1', tag_name: '新品', tag_color: '', font_color: '' }],
  item_params_list: [
    {
      attribute_id: '3',
      attribute_name: '材质',
      attribute_values: [
        { attribute_value_id: '3:陶瓷', attribute_value_name: '陶瓷' },
        { attribute_value_id: '3:棉', attribute_value_name: '棉' },
      ],
    },
  ],
} as unknown as GoodsItemsAnswer

const queryAt = (path: string) => readListQuery(queryOf(path))
const rows = (path: string) => rowsOf(queryAt(path), found)
const marked = (path: string) =>
  rows(path).flatMap(({ name, choices }) =>
    choices.filter((choice) => choice.chosen).map((choice) => `${name} ${choice.name}`),
  )
const chips = (path: string) =>
  chosenOf(queryAt(path), found, '时尚服饰').map(({ name, href }) => [name, href])

describe('filters of a goods list', () => {
  test('rows in order, with numbers; a row of one value is left out', () => {
    expect(rows('/items').map(({ name, choices }) => [name, ...choices.map(({ count }) => count)])).toEqual([
      ['分类', 7, 5],
      ['品牌', 3, undefined],
      ['材质', undefined, undefined],
    ])
  })

  test('following a choice selects it beside the others, following it again removes it', () => {
    const offered = rows('/items?brand_id=x').flatMap((row) => row.choices.map((choice) => ({ row, choice })))
    expect(offered).toHaveLength(6)
    for (const { row, choice } of offered) {
      expect(marked(choice.href)).toEqual([`${row.name} ${choice.name}`])
      expect(queryAt(choice.href).brand_id).toContain('x')
      const again = rows(choice.href).flatMap(({ choices }) => choices.filter((one) => one.chosen))
      const back = row.name === '分类' ? '/items?cat_id=10&brand_id=x' : '/items?brand_id=x'
      expect(again.map(({ href }) => href)).toEqual([back])
    }
  })

  test('several values of one filter', () => {
    expect(marked('/items?brand_id=b1,b2&params=3:3:棉')).toEqual(['品牌 棠里', '品牌 朴作', '材质 棉'])
  })

  test('each chosen value leads to the list without it, even one that nothing offers', () => {
    expect(chips('/items?params=3:3:纸,3:3:棉&brand_id=b1')).toEqual([
      ['棠里', '/items?params=3%3A3%3A%E7%BA%B8%2C3%3A3%3A%E6%A3%89'],
      ['纸', '/items?brand_id=b1&params=3%3A3%3A%E6%A3%89'],
      ['棉', '/items?brand_id=b1&params=3%3A3%3A%E7%BA%B8'],
    ])
    expect(chips('/items?start_price=500&end_price=100')).toEqual([['¥100–500', '/items']])
    expect(chips('/items?end_price=100&tag=新品')).toEqual([
      ['新品', '/items?end_price=100'],
      ['¥100以下', '/items?tag=%E6%96%B0%E5%93%81'],
    ])
  })

  test('a category is chosen in a search, and what the list is of elsewhere', () => {
    expect(chips('/items?keywords=短袖&cat_id=10').map(([name]) => name)).toEqual(['时尚服饰'])
    expect(chips('/items?cat_id=10')).toEqual([])
  })

  test('without anything chosen the list is of the same category or words, in the same order', () => {
    const filters = 'params=3:3:棉&brand_id=b1&tag=新品&start_price=1'
    expect(clearedHref(queryAt(`/items?cat_id=10&sort=1&${filters}`))).toBe('/items?cat_id=10&sort=1')
    expect(clearedHref(queryAt(`/items?keywords=a&cat_id=10&${filters}`))).toBe('/items?keywords=a')
  })
})
