import { describe, expect, test } from 'vitest'
import type { ArticleNode } from '@schemas/generated/api'
import { columnsOf, trailTo, columnPath } from './columns'

const node = (node_id: string, parent_id: string, kind: ArticleNode['kind']) => ({
  node_id,
  parent_id,
  kind,
  name: `栏目${node_id}`,
  article_count: 1,
})
const nodes: ArticleNode[] = [
  { ...node('1', '', 'news'), children: [node('11', '1', 'news'), node('12', '1', 'news')] },
  { ...node('2', '', 'faqs'), children: [] },
]
const ids = (columns: { node_id: string }[]) => columns.map(({ node_id }) => node_id)

describe('the columns of articles', () => {
  test('stand in their order, those below another after it', () => {
    expect(columnsOf(nodes).map(({ node_id, depth }) => [node_id, depth])).toEqual([
      ['1', 0],
      ['11', 1],
      ['12', 1],
      ['2', 0],
    ])
  })

  test('are found with what is above them, or not at all', () => {
    expect(ids(trailTo(nodes, '12'))).toEqual(['1', '12'])
    expect(ids(trailTo(nodes, '2'))).toEqual(['2'])
    expect(trailTo(nodes, '99')).toEqual([])
  })

  test('lead to a list, those of questions to where they unfold', () => {
    expect(columnsOf(nodes).map(columnPath)).toEqual([
      '/article/node/1',
      '/article/node/11',
      '/article/node/12',
      '/article/faqs/2',
    ])
  })
})
