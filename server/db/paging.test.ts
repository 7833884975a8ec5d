import { describe, expect, test } from 'vitest'
import { nearerEnd, windowOf } from './paging'

describe('the last page of a long list is as cheap as the first', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index)

  /** Applies limit and offset as a database does. */
  const pageOf = (page: number, pageSize: number) => {
    const { limit, offset, backwards } = nearerEnd(windowOf(page, pageSize), rows.length)
    const from = backwards ? rows.toReversed() : rows
    const taken = from.slice(offset, offset + limit)
    return { offset, list: backwards ? taken.toReversed() : taken }
  }

  test.each([1, 2, 3, 4, 5])('page %i has the same rows from either end', (page) => {
    expect(pageOf(page, 5).list).toEqual(rows.slice((page - 1) * 5, page * 5))
  })

  test('at most half of the rows are skipped', () => {
    expect([1, 3, 4, 5].map((page) => pageOf(page, 5).offset)).toEqual([0, 8, 3, 0])
  })

  test('beyond the last page there are no rows', () => {
    expect([pageOf(6, 5).list, pageOf(100, 5).list]).toEqual([[], []])
  })
})
