import { describe, expect, test } from 'vitest'
import type { GoodsItemsAnswer } from '@schemas/generated/api'
import { queryOf } from '@storefront/shell/routing/query'
import { rowsOf } from './facets'
import { readListQuery } from './list-query'

const found = {
  brand_list: { total_count: 1, list: [{ attribute_id: 'b1', attribute_name: '棠里', image_url: '' }] },
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

const rows = (path: string) => rowsOf(readListQuery(queryOf(path)), found)
const chosen = (path: string) =>
  rows(path).flatMap(({ name, choices }) =>
    choices.filter((choice) => choice.chosen).map((choice) => `${name} ${choice.name}`),
  )

describe('filters of a goods list', () => {
  test('following a choice selects it, following it again removes it', () => {
    const offered = rows('/items?cat_id=10').flatMap((row) => row.choices.map((choice) => ({ row, choice })))
    expect(offered.map(({ choice }) => choice.name)).toEqual(['棠里', '新品', '陶瓷', '棉'])
    for (const { row, choice } of offered) {
      expect(chosen(choice.href)).toEqual([`${row.name} ${choice.name}`])
      const again = rows(choice.href).flatMap(({ choices }) => choices.filter((one) => one.chosen))
      expect(again.map(({ href }) => href)).toEqual(['/items?cat_id=10'])
    }
  })

  test('filters that no facet offers are shown as selected and can be removed', () => {
    expect(chosen('/items?params=3:3:纸,9&brand_id=x,b1')).toEqual(['已选 x', '已选 3:纸', '品牌 棠里'])
    expect(rows('/items?brand_id=x')[0]?.choices[0]?.href).toBe('/items')
  })
})
