import { expect, test } from 'vitest'
import { pageOf, pageSaid, queryOf, toggled, withQuery } from './query'

test('what an address says is read, the last of what it says twice', () => {
  expect(queryOf('/items?keywords=%E9%9E%8B+a&page=2&page=3')).toEqual({ keywords: '鞋 a', page: '3' })
  expect(queryOf('/items')).toEqual({})
})

test.each([
  ['2', 2],
  ['1', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['', 1],
  [undefined, 1],
])('the page %s is %i', (page, expected) => expect(pageOf(page === undefined ? {} : { page })).toBe(expected))

test('the first page and what is empty are not said', () => {
  expect(withQuery('/items', { keywords: '', page: pageSaid(1) })).toBe('/items')
  expect(withQuery('/items', { keywords: 'a b', page: pageSaid(2) })).toBe('/items?keywords=a+b&page=2')
})

test('a second choice of a value takes it back', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})
