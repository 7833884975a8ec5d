import { describe, expect, test } from 'vitest'
import { nearerEnd, windowOf } from './paging'

describe('the last page of a long list is as near as the first', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index)

  /** As a database does it. */
  const pageOf = (page: number, pageSize: number) => {
    const { limit, offset, backwards } = nearerEnd(windowOf(page, pageSize), rows.length)
    const from = backwards ? rows.toReversed() : rows
    const taken = from.slice(offset, offset + limit)
    return { offset, list: backwards ? taken.toReversed() : taken }
  }

  test.each([1, 2, 3, 4, 5])('page %i holds what it holds, whichever way it is read', (page) => {
    expect(pageOf(page, 5).list).toEqual(rows.slice((page - 1) * 5, page * 5))
  })

  test('no more than half of the rows are passed over', () => {
    expect([1, 3, 4, 5].map((page) => pageOf(page, 5).offset)).toEqual([0, 8, 3, 0])
  })

  test('behind the last page there is nothing', () => {
    expect([pageOf(6, 5).list, pageOf(100, 5).list]).toEqual([[], []])
  })
})
