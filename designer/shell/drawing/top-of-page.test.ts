import { expect, test } from 'vitest'
import type { PageJson } from '@schemas/page'
import { topOfPage } from './top-of-page'

const text = (order: string, parent: string | null = null, height = 300) => ({
  type: parent === null ? 'W0006' : 'W0011',
  v: 1,
  parent,
  order,
  props: {},
  style: { height, marginTop: 0, marginBottom: 0 },
})

const page: PageJson = {
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {
    third: text('a2'),
    first: text('a0'),
    inFirst: text('a0', 'first'),
    second: text('a1'),
    inThird: text('a0', 'third'),
    hidden: { ...text('a00'), hidden: true },
  },
}

test('the top of a page holds its first widgets with what lies in them, and nothing that is hidden', () => {
  expect(Object.keys(topOfPage(page, 500).widgets).toSorted()).toEqual(['first', 'inFirst', 'second'])
  expect(Object.keys(topOfPage(page, 10_000).widgets)).toHaveLength(5)
})
