import { describe, expect, test } from 'vitest'
import { entriesOf, idsOf, liveRows, outermost, toggled, trailTo, type CategoryRow } from './category-tree'

const leaf = (category_id: string): CategoryRow => ({
  category_id,
  category_name: `名${category_id}`,
  image_url: '',
})
const shop: CategoryRow[] = [
  {
    ...leaf('1'),
    image_url: '/1.webp',
    children: [
      { ...leaf('11'), children: [leaf('111'), leaf('112')] },
      { ...leaf('12'), children: [] },
    ],
  },
  { ...leaf('2'), children: [{ ...leaf('21'), children: [leaf('211')] }] },
  leaf('3'),
]
const ticked = (...ids: string[]) => new Set(ids)

describe('Category node: categories are ticked in the shop’s tree', () => {
  test('ticking takes what lies above and below along, unticking what lies below', () => {
    expect([...toggled(shop, ticked(), '11')].toSorted()).toEqual(['1', '11', '111', '112'])
    expect([...toggled(shop, ticked('1', '11', '111', '12'), '11')].toSorted()).toEqual(['1', '12'])
    expect(toggled(shop, ticked('1'), 'gone')).toEqual(ticked('1'))
  })

  test('entries are category_id, category_name, image_url, and children down to the third level', () => {
    expect(entriesOf(shop, ticked('1', '11', '112', '3'))).toEqual([
      {
        category_id: '1',
        category_name: '名1',
        image_url: '/1.webp',
        children: [
          {
            category_id: '11',
            category_name: '名11',
            image_url: '',
            children: [{ category_id: '112', category_name: '名112', image_url: '' }],
          },
        ],
      },
      { category_id: '3', category_name: '名3', image_url: '', children: [] },
    ])
  })

  test('what the page has already keeps its place, its words and its picture; placeholders and unticked ones go', () => {
    const before = [
      { category_id: '', category_name: '一级分类', image_url: '' },
      { category_id: '3', category_name: '改过的名字', image_url: '/own.webp', children: [] },
      { category_id: '2', category_name: '名2', image_url: '', children: [] },
    ]
    const after = entriesOf(shop, ticked('1', '3'), before)
    expect(after.map(({ category_id, category_name }) => [category_id, category_name])).toEqual([
      ['3', '改过的名字'],
      ['1', '名1'],
    ])
    expect(after[0]?.image_url).toBe('/own.webp')
  })

  test('an entry that the shop does not list any more stays', () => {
    const before = [{ category_id: '9', category_name: '旧', image_url: '', children: [] }]
    expect(idsOf(entriesOf(shop, ticked('3'), before))).toEqual(['9', '3'])
  })

  test('what a search finds stands once, even where it lies below something else that was found', () => {
    const [root] = shop
    const branch = root?.children?.[0]
    if (!root || !branch) throw new Error('expected a tree')
    expect(outermost([branch, root, leaf('112'), leaf('3')])).toEqual([root, leaf('3')])
  })

  test('ids, the way down, and live rows are found at every level', () => {
    expect(idsOf(entriesOf(shop, ticked('2', '21', '211')))).toEqual(['2', '21', '211'])
    expect(trailTo(shop, '211').map(({ category_id }) => category_id)).toEqual(['2', '21', '211'])
    expect(Object.keys(liveRows(shop, ticked('211', '3', 'gone')))).toEqual(['3', '211'])
  })
})
