import { describe, expect, it } from 'vitest'
import { categoryTree } from './tree'
import type { CategoryRow } from './repo'

const row = (category_id: string, parent_id: string | null, category_level: number): CategoryRow => ({
  company_id: '1',
  category_id,
  category_name: `分类${category_id}`,
  parent_id,
  category_level,
  path: category_id,
  image_url: '',
  is_main_category: false,
  sort: 0,
})

describe('goods/category', () => {
  it('builds three levels in the order of the rows; every level has children', () => {
    const tree = categoryTree([row('2', null, 1), row('1', null, 1), row('11', '1', 2), row('111', '11', 3)])
    expect(tree.map(({ category_id }) => category_id)).toEqual(['2', '1'])
    expect(tree[0]).toMatchObject({ label: '分类2', parent_id: '0', category_level: '1', children: [] })
    expect(tree[1]?.children[0]?.children[0]).toMatchObject({
      category_id: '111',
      parent_id: '11',
      category_level: '3',
      children: [],
    })
  })

  it('leaves out categories without a parent', () => {
    expect(categoryTree([row('1', null, 1), row('99', 'gone', 2)])).toHaveLength(1)
    expect(categoryTree([])).toEqual([])
  })
})
