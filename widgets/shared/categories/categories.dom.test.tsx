import { describe, expect, it } from 'vitest'
import { shownCategories } from './categories'
import { liveCategory } from '@tests/helpers/drawn-widgets'

const tree = [
  {
    category_id: '1',
    category_name: '旧服饰',
    children: [
      { category_id: '11', category_name: '女装', children: [{ category_id: '111', category_name: 'T恤' }] },
    ],
  },
  { category_id: '2', category_name: '已删' },
]

describe('categories', () => {
  it('names come from the live rows on every level', () => {
    const rows = {
      '1': liveCategory('1', '服饰'),
      '11': liveCategory('11', '女士'),
      '111': liveCategory('111', '短袖'),
    }
    const [first] = shownCategories(tree, rows, 'render')
    expect([first?.name, first?.children[0]?.name, first?.children[0]?.children[0]?.name]).toEqual([
      '服饰',
      '女士',
      '短袖',
    ])
  })

  it('a lower level is also found in its parent’s live row', () => {
    const branch = {
      ...liveCategory('11', '女士'),
      children: [{ category_id: '111', category_name: '短袖', image_url: '' }],
    }
    const rows = { '1': { ...liveCategory('1', '服饰'), children: [branch] } }
    const [first] = shownCategories(tree, rows, 'render')
    expect(first?.children[0]?.children[0]?.name).toBe('短袖')
  })

  it('deleted categories are omitted for shoppers and kept for operators', () => {
    const rows = { '1': liveCategory('1', '服饰') }
    expect(shownCategories(tree, rows, 'render').map((category) => category.name)).toEqual(['服饰'])
    expect(shownCategories(tree, rows, 'design').map((category) => category.name)).toEqual(['服饰', '已删'])
  })
})
