import { describe, expect, test } from 'vitest'
import { clampPage, PAGE_SIZE, visiblePages, VISIBLE_PAGES } from './paging'

describe('paging helper', () => {
  test.each([
    [1, 100, 18, 1],
    [7, 100, 18, 6],
    [6, 100, 18, 6],
    [3, 0, 18, 1],
    [-2, 100, 18, 0],
    [-2, -1, 18, 0],
    [40, -1, 18, 40],
  ])('page %i of %i rows, %i each, is page %i', (page, total, size, expected) =>
    expect(clampPage(page, total, size)).toBe(expected),
  )
})

describe('pagination: 10 rows, 3 visible page buttons', () => {
  test('defaults', () => expect([PAGE_SIZE, VISIBLE_PAGES]).toEqual([10, 3]))

  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 3]],
    [5, 9, [4, 5, 6]],
    [9, 9, [7, 8, 9]],
  ])('page %i of %i', (page, pages, expected) => expect(visiblePages(page, pages)).toEqual(expected))
})
